/** Values of `--form`. */
export const FORMS = ['auto', 'plain', 'montgomery'] as const;

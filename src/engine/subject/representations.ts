/** Values of `--form`. */
export const REPRESENTATIONS = ['auto', 'plain', 'montgomery'] as const;

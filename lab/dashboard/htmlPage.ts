import type { PageData } from './pageData.ts';

/** What the page is made of: the bundled program of `lab/page`, and its style. */
interface PageParts {
  readonly script: string;
  readonly style: string;
}

/** Nothing may be fetched. */
const POLICY = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'";

/** One file of HTML that needs nothing else: its policy forbids every request. */
export const htmlPage = (data: PageData, { script, style }: PageParts): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>Fieldwright results, ${data.newest}</title>
<style>
${style.trim()}
</style>
</head>
<body>
<noscript><p>The charts are drawn by a script in this file; README.md has the same results as a table.</p></noscript>
<script type="application/json" id="results">${escaped(JSON.stringify(data))}</script>
<script>
${script.trim().replaceAll('</script', '<\\/script')}
</script>
</body>
</html>
`;

/** JSON in which nothing can end the element around it. */
const escaped = (json: string): string => json.replaceAll('<', '\\u003c');

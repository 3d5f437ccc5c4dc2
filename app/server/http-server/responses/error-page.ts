import { type ServerAnswerText, serverAnswers } from "~/text/it/server-answers";

/** An error page without React: static HTML with the site's style sheets. */
export function errorPage({ title, sentence }: ServerAnswerText, styleSheets: string[]): string {
  const links = styleSheets.map((href) => `<link rel="stylesheet" href="${href}">`).join("");
  return `<!doctype html>
<html lang="it">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>${links}</head>
<body><main><h1>${title}</h1><p>${sentence}</p><p><a href="/">${serverAnswers.home}</a></p></main></body>
</html>
`;
}

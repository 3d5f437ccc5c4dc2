import { fill } from "~/text/fill";
import { type Language, prefixOf, wordsIn } from "~/text/languages.server";
import type { Texts } from "~/text/words";

/** The answers that the server gives without the routes. */
export type ServerAnswer = Exclude<keyof Texts["serverAnswers"], "home">;

/** Returns the words of an answer in a language. `kilobytes` is the maximum body size that a sentence names. */
export function serverAnswerText(answer: ServerAnswer, language: Language, kilobytes = 0) {
  const { title, sentence } = wordsIn(language, "").text.serverAnswers[answer];
  return { title, sentence: fill<"{kilobytes}">(sentence as "{kilobytes}", { kilobytes }) };
}

/** Returns an error page without React: static HTML with the site's style sheets. */
export function errorPage(
  answer: ServerAnswer,
  language: Language,
  styleSheets: string[],
  kilobytes?: number,
): string {
  const { title, sentence } = serverAnswerText(answer, language, kilobytes);
  const { home } = wordsIn(language, "").text.serverAnswers;
  const links = styleSheets.map((href) => `<link rel="stylesheet" href="${href}">`).join("");
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>${links}</head>
<body><main><h1>${title}</h1><p>${sentence}</p><p><a href="${prefixOf(language) || "/"}">${home}</a></p></main></body>
</html>
`;
}

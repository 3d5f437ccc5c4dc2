import { createRequire } from "node:module";
import path from "node:path";

/** The parts of the two validators that are used here. The validators are installed in a folder of their own. */
interface HtmlValidate {
  validateStringSync(html: string): {
    results: { messages: { ruleId: string; message: string; line: number }[] }[];
  };
}

type Parse = (
  html: string,
  options: { onParseError(error: { code: string; startOffset: number }): void },
) => void;

const require = createRequire(path.resolve("tests/html-validator/package.json"));

/**
 * Returns a function that checks pages by the HTML standard, by its parser and its content models. It returns the
 * faults in words.
 */
export function htmlValidator(): (html: string) => string[] {
  const { parse } = require("parse5") as { parse: Parse };
  const { HtmlValidate } = require("html-validate") as { HtmlValidate: new (config: object) => HtmlValidate };
  const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });
  return (html) => {
    const wrong: string[] = [];
    parse(html, {
      onParseError: ({ code, startOffset }) => wrong.push(`${code}: ${excerpt(html, startOffset)}`),
    });
    const lines = html.split("\n");
    for (const { messages } of validator.validateStringSync(html).results) {
      for (const { ruleId, message, line } of messages) {
        wrong.push(`${ruleId}: ${message}: ${excerpt(lines[line - 1] ?? "", 0)}`);
      }
    }
    return wrong;
  };
}

const excerpt = (html: string, from: number) => html.slice(from, from + 120);

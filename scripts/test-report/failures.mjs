import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { playwrightSpecs } from "./playwright-specs.mjs";

const maxLines = 4;

/** Returns the name of a failed test with the first lines of its message, for the list at the end of a run. */
export function failure(name, message) {
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, maxLines);
  return [`  ${name}`, ...lines.map((line) => `      ${line.trim()}`)].join("\n");
}

/** Returns the failures in a Vitest report: of tests, and of files that broke before their tests. */
export function failuresOfVitest({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(process.cwd(), name);
    const failed = assertionResults.filter((test) => test.status !== "passed");
    if (failed.length === 0 && status !== "passed") return [failure(file, message)];
    return failed.map((test) => failure(`${file}: ${test.fullName}`, test.failureMessages.join("\n")));
  });
}

/** Returns the failures in a Playwright report: all tests that did not pass the first time. */
export function failuresOfPlaywright(report) {
  return playwrightSpecs(report).flatMap(({ file, title, tests }) =>
    tests
      .filter((test) => test.status !== "expected")
      .map(({ results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message));
        return failure(`${file}: ${title}`, messages.join("\n"));
      }),
  );
}

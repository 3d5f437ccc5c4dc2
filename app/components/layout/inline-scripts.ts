import { createContext } from "react";

/** The CSP nonce of the page that the server renders. In the browser it is undefined. */
export const Nonce = createContext<string | undefined>(undefined);

const escapes: Record<string, string> = { "<": "\\u003c", "\u2028": "\\u2028", "\u2029": "\\u2029" };

/** Returns a value as JSON for a script element. The JSON cannot end the element, nor break a line in old browsers. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => escapes[character] ?? "");
}

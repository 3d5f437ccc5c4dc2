/** Only what this program uses of the library. The published types lack `preferred`. */
declare module "negotiator" {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | undefined> });
    /** Returns the available coding with the highest weight. Among equals, the first in `preferred` wins. */
    encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined;
    language(available: readonly string[]): string | undefined;
  }
}

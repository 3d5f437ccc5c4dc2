/** This declares the used part. The published types lack `preferred`. */
declare module "negotiator" {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | undefined> });
    /** Returns the available coding with the highest weight. Among equals, the first one in `preferred`. */
    encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined;
    /** Returns the available language with the highest weight. */
    language(available: readonly string[]): string | undefined;
  }
}

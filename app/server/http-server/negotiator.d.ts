/** The part that we use; the published types lack `preferred`. */
declare module "negotiator" {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | undefined> });
    /** The best of the available codings by weight, of equal ones the one that comes first in `preferred`. */
    encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined;
    /** The best of the available languages by weight. */
    language(available: readonly string[]): string | undefined;
  }
}

import type { Answer, ApiWorld, Given } from "./api-world";

/** One line of the contract: a request, and what its answer must and must not contain. */
export interface ApiRow {
  /**
   * Method and path of a JSON call or of a page's form. `{id}` or `{name}` is `given.id`, or an id that does not
   * exist.
   */
  call: string;
  when: string;
  given?(world: ApiWorld): Promise<Given>;
  /** True when the owner is signed in. */
  asOwner?: boolean;
  /** A method that the call does not have. */
  method?: string;
  query?(given: Given): string;
  headers?(given: Given): Record<string, string>;
  /** A form, a text, or a value that is sent as JSON. */
  body?(given: Given, world: ApiWorld): BodyInit | object | Promise<BodyInit | object>;
  status: number;
  /** Fields that the JSON of the answer must contain. */
  has?(given: Given): object;
  /** The whole JSON of the answer, to the last field. */
  is?(given: Given): unknown;
  answerHeaders?: Record<string, string | RegExp>;
  /** Texts that the page must contain. */
  says?(given: Given): string[];
  /** Texts that the answer must not contain. */
  hasNot?(given: Given): string[];
  /** Facts of the site after the request: `[actual, expected]`. */
  after?(world: ApiWorld, given: Given, answer: Answer): Promise<[is: unknown, must: unknown]>;
}

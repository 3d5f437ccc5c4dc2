import type { Answer, ApiWorld, Given } from "./api-world";

/** One request and what must, and must not, come back: one line of the contract. */
export interface ApiRow {
  /**
   * Method and path, of a JSON call or of a page's form; `{id}` or `{name}` is `given.id`, or an id that nobody has.
   */
  call: string;
  when: string;
  given?(world: ApiWorld): Promise<Given>;
  /** Signed in as the owner; otherwise nobody. */
  asOwner?: boolean;
  /** Another method than the call's. */
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
  /** Texts that must be in a page. */
  says?(given: Given): string[];
  /** Texts that must not be anywhere in the answer. */
  hasNot?(given: Given): string[];
  /** Facts of the site afterwards: `[what it is, what it must be]`. */
  after?(world: ApiWorld, given: Given, answer: Answer): Promise<[is: unknown, must: unknown]>;
}

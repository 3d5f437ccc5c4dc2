import { jpegPhoto, type TestPhoto } from "../test-photos";

/** Ids, names and cookies from the preparation of a row. */
export type Given = Record<string, string>;

/** An answer as a client sees it. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The body when it is JSON. */
  json: unknown;
}

/** The fields of a form: texts, several texts, or files. */
export type Fields = Record<string, string | string[] | File | File[]>;
/** The common fields of JSON answers. */
export interface Wire {
  id: string;
  photos: string[];
  [field: string]: unknown;
}

type OwnersList = "stories" | "blog-posts" | "locations" | "sightings" | "tags";

/** Reads and changes the site for the rows, through its JSON calls only. */
export interface ApiWorld {
  send(
    call: string,
    options?: { body?: BodyInit | object; cookie?: string; headers?: HeadersInit },
  ): Promise<Answer>;
  /** Makes a call as the signed-in owner, and returns its JSON. Fails when the call is refused. */
  asOwner<T = Wire>(call: string, body?: BodyInit | object): Promise<T>;
  password: string;
  ownerCookie(): Promise<string>;
  /** Sends a story, and returns it as the owner reads it. */
  story(fields?: Fields): Promise<Wire>;
  article(fields?: Fields): Promise<Wire>;
  stop(fields?: Fields): Promise<Wire>;
  hideArticle(id: string): Promise<void>;
  hideStop(id: string): Promise<void>;
  /** Finds an item of one of the owner's lists. */
  find(list: OwnersList, id: string | undefined): Promise<Wire>;
  has(list: OwnersList, id: string | undefined): Promise<boolean>;
}

/** Returns a form with these fields. */
export function form(fields: Fields): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) body.append(name, one);
  }
  return body;
}

/** Returns a small photo as a file with this name. */
export async function photo(name: string, look: TestPhoto = {}): Promise<File> {
  const bytes = await jpegPhoto({ width: 64, height: 48, ...look });
  return new File([new Uint8Array(bytes)], name, { type: "image/jpeg" });
}

export const exampleStoryFields = { story: "Era seduto sul molo.", consent: "true" };
export const articleFields = {
  title: "Il molo",
  content: "Guardava il mare.",
  city: "Camogli",
  country: "Italia",
};
export const stopFields = {
  name: "Molo",
  city: "Camogli",
  country: "Italia",
  latitude: "44.3500",
  longitude: "9.1500",
};

/** Makes the world of the site at this address. */
export function apiWorld(url: string, password: string): ApiWorld {
  let cookie: Promise<string> | undefined;

  const send: ApiWorld["send"] = async (call, { body, cookie: own, headers } = {}) => {
    const [method = "GET", path = "/"] = call.split(" ");
    const isJson = body !== undefined && Object.getPrototypeOf(body) === Object.prototype;
    const all = new Headers(headers);
    if (isJson && !all.has("Content-Type")) all.set("Content-Type", "application/json");
    if (own) all.set("Cookie", own);
    const sent = isJson ? JSON.stringify(body) : (body as BodyInit | undefined);
    const response = await fetch(url + path, {
      method,
      headers: all,
      body: sent ?? null,
      redirect: "manual",
    });
    const text = await response.text();
    const type = response.headers.get("Content-Type") ?? "";
    const json: unknown = type.startsWith("application/json") && text !== "" ? JSON.parse(text) : undefined;
    return { status: response.status, headers: response.headers, text, json };
  };

  const ownerCookie = () => (cookie ??= send("POST /api/admin/login", { body: { password } }).then(cookieOf));

  const asOwner = async <T>(call: string, body?: BodyInit | object): Promise<T> => {
    const answer = await send(call, { body, cookie: await ownerCookie() });
    if (answer.status >= 300) throw new Error(`${call}: ${answer.status} ${answer.text}`);
    return answer.json as T;
  };

  const itemsOf = (list: OwnersList, id: string | undefined) =>
    asOwner<Wire[]>(`GET /api/admin/${list}`).then((all) => all.filter((item) => item.id === id));
  const find: ApiWorld["find"] = async (list, id) => {
    const [item] = await itemsOf(list, id);
    if (!item) throw new Error(`${id} is not among the ${list}`);
    return item;
  };

  return {
    send,
    asOwner,
    password,
    ownerCookie,
    find,
    has: async (list, id) => (await itemsOf(list, id)).length > 0,
    async story(fields = {}) {
      const { id } = await asOwner<Wire>(
        "POST /api/submit-story",
        form({ ...exampleStoryFields, ...fields }),
      );
      return find("stories", id);
    },
    article: (fields = {}) => asOwner("POST /api/admin/blog-posts", form({ ...articleFields, ...fields })),
    stop: (fields = {}) => asOwner("POST /api/admin/locations", form({ ...stopFields, ...fields })),
    async hideArticle(id) {
      await asOwner(`PATCH /api/admin/blog-posts/${id}/visibility`, { published: false });
    },
    async hideStop(id) {
      await asOwner(`PATCH /api/admin/locations/${id}/visibility`, { visible: false });
    },
  };
}

/** Returns the cookie that an answer sets, as a browser sends it back. */
export function cookieOf({ headers, text }: Answer): string {
  const cookie = headers.get("Set-Cookie")?.split(";")[0];
  if (!cookie) throw new Error(`no cookie: ${text}`);
  return cookie;
}

/** Returns only the id of a new record, for rows that need no more. */
export const idOf = async (made: Promise<{ id: string }>): Promise<Given> => ({ id: (await made).id });

/** Returns those of these ids that a list contains, in the order of the list. */
export function idsAmong(list: unknown, ids: (string | undefined)[]): string[] {
  return (list as Wire[]).map(({ id }) => id).filter((id) => ids.includes(id));
}

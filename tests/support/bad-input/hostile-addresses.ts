import { type HostileInput, request } from "./hostile-inputs";

/** Every address of the site that ends in a part that the visitor chooses. */
const addresses = [
  "GET /blog/",
  "GET /blog/x/foto/",
  "GET /map/",
  "GET /uploads/",
  "GET /oembed?url=",
  "HEAD /uploads/",
  "GET /build/",
  "GET /api/",
  "GET /api/blog-posts/",
  "GET /admin/",
  "GET /admin/storie/",
  "POST /admin/articoli/",
  "DELETE /api/admin/stories/",
  "DELETE /api/admin/blog-posts/",
  "PATCH /api/admin/locations/",
];

/** Values that a stranger may put there. */
const endings = [
  ["a null byte", "a%00b"],
  ["a way up", "../../../../etc/passwd"],
  ["an encoded way up", "..%2f..%2f..%2fsite.db"],
  ["a way up, twice encoded", "%252e%252e%252fsite.db"],
  ["backslashes", "..%5c..%5csite.db"],
  ["an absolute path", "%2fetc%2fpasswd"],
  ["slashes that no text has", "%c0%af%c0%ae%c0%ae%c0%afetc"],
  ["the prototype chain", "__proto__"],
  ["a constructor", "constructor"],
  ["line breaks", "a%0d%0aSet-Cookie:%20giramondo=x"],
  ["text from right to left", "%e2%80%aegpj.exe"],
  ["a script", "%3Cscript%3Ealert(1)%3C%2Fscript%3E"],
  ["half a character", "%f0%9f%a6"],
  ["two kilobytes", "a".repeat(2000)],
  ["a data address", "x.data"],
  ["a question of its own", "x?__proto__[a]=1&_routes=root,../../x&index"],
] as const;

/** Every address with every ending. The answer must be neither a page nor an error of ours. */
export const hostileAddresses: HostileInput[] = addresses.flatMap((address) =>
  endings.map(([name, ending]) => ({
    name: `${address}… with ${name}`,
    wire: request(address + ending),
    expected: [202, 302, 400, 401, 404, 405],
    never: ["root:", "SQLite format 3", "node_modules", "<script>alert(1)", "\r\nSet-Cookie: giramondo=x"],
  })),
);

const json = { "Content-Type": "application/json" };
const login = (body: string) => request("POST /api/admin/login", body, json);

/** A stranger's requests to the JSON calls. */
export const hostileJson: HostileInput[] = [
  { name: "JSON: 4,000 brackets", wire: login("[".repeat(4_000)), expected: [400] },
  {
    name: "JSON: 2,000 arrays in a password",
    wire: login(`{"password":${"[".repeat(2_000)}${"]".repeat(2_000)}}`),
    expected: [400],
  },
  {
    name: "JSON: a password on the prototype",
    wire: login('{"__proto__":{"password":"x"}}'),
    expected: [400],
  },
  {
    name: "JSON: the constructor's prototype",
    wire: login('{"constructor":{"prototype":{"password":"x"}}}'),
    expected: [400],
  },
  {
    name: "JSON: a password that is a number beyond all numbers",
    wire: login(`{"password":${"9".repeat(4_000)}}`),
    expected: [400],
  },
  { name: "JSON: a password that is true", wire: login('{"password":true}'), expected: [400] },
  { name: "JSON: two passwords", wire: login('{"password":"","password":"sbagliata"}'), expected: [401] },
  { name: "JSON: null", wire: login("null"), expected: [400] },
  { name: "JSON: a byte order mark", wire: login('\ufeff{"password":"sbagliata"}'), expected: [400, 401] },
  { name: "JSON: half a character", wire: login('{"password":"\\ud83e"}'), expected: [401] },
  { name: "JSON: a null byte", wire: login('{"password":"\\u0000"}'), expected: [401] },
  { name: "JSON: over the limit", wire: login(`{"password":"${"a".repeat(70_000)}"}`), expected: [413] },
  {
    name: "JSON: a gzip bomb",
    wire: request("POST /api/admin/login", "\x1f\x8b", { ...json, "Content-Encoding": "gzip" }),
    expected: [400],
  },
  {
    name: "JSON: a form where JSON belongs",
    wire: request("POST /api/admin/login", "password=x", {
      "Content-Type": "application/x-www-form-urlencoded",
    }),
    expected: [415],
  },
  {
    name: "JSON: the owner's call without a session",
    wire: request("PATCH /api/admin/locations/x/visibility", '{"visible":true}', json),
    expected: [401],
  },
  {
    name: "JSON: a session of somebody's own",
    wire: request("GET /api/admin/stories", "", { Cookie: `giramondo=${btoa('"a"')}` }),
    expected: [401],
  },
  {
    name: "JSON: a method that the call does not know",
    wire: request("PUT /api/admin/login", "{}", json),
    expected: [405],
  },
];

import { gzipSync } from "node:zlib";

/** A request of a stranger: its bytes, and the acceptable statuses of the answer. */
export interface HostileInput {
  name: string;
  /** The chunks that are written to the socket, one after the other. */
  wire: (string | Buffer)[];
  expected: number[];
  /** Texts that the answer must not contain. */
  never?: string[];
}

const boundary = "----confine";
const chunked = { "Content-Length": "", "Transfer-Encoding": "chunked" };
/** Fifty megabytes of zeros. */
const gzipBomb = gzipSync(Buffer.alloc(50 * 1024 * 1024));

/** Returns a request with its length, unless `headers` gives another one. An empty length is left out. */
export function request(
  line: string,
  body: string | Buffer = "",
  headers: Record<string, string> = {},
): (string | Buffer)[] {
  const bytes = Buffer.from(body);
  const all = { Host: "x", "Content-Length": String(bytes.length), Connection: "close", ...headers };
  const lines = Object.entries(all)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}: ${value}\r\n`);
  return [`${line} HTTP/1.1\r\n${lines.join("")}\r\n`, bytes];
}

function part(name: string, content: string | Buffer, fileName?: string, type = "image/jpeg"): Buffer {
  const file = fileName === undefined ? "" : `; filename="${fileName}"\r\nContent-Type: ${type}`;
  return Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from("\r\n"),
  ]);
}

const end = Buffer.from(`--${boundary}--\r\n`);
const multipart = { "Content-Type": `multipart/form-data; boundary=${boundary}` };
const consent = [part("story", "Ciao"), part("consent", "true")];

function form(...parts: Buffer[]): (string | Buffer)[] {
  return request("POST /submit", Buffer.concat([...parts, end]), multipart);
}

/** Returns a story with one file of this name. The site must answer it like a file of any other name. */
function named(fileName: string): (string | Buffer)[] {
  return form(...consent, part("photos", "pane, latte", fileName));
}

const urlencoded = { "Content-Type": "application/x-www-form-urlencoded" };
const get = (path: string, headers: Record<string, string> = {}) => request(`GET ${path}`, "", headers);
const escaping = ["root:", "SQLite format 3", "at Object.", "node_modules"];

const paths: HostileInput[] = [
  ["up and out", "/uploads/../site.db"],
  ["up and out, encoded", "/uploads/%2e%2e%2fsite.db"],
  ["up and out, twice encoded", "/uploads/%252e%252e%252fsite.db"],
  ["up and out, backslashes", "/uploads/..%5c..%5csite.db"],
  ["an absolute path", "/uploads/%2fetc%2fpasswd"],
  ["a null byte", "/uploads/a%00.jpg"],
  ["a static file that is none", "/build/../../package.json"],
  ["a hidden file", "/.env"],
  ["dots and slashes", "/....//....//etc/passwd"],
  ["half a percent sign", "/blog/%"],
  ["broken UTF-8", "/blog/%c3%28"],
  ["a 6 kB path", `/blog/${"a".repeat(6000)}`],
  ["SQL in an id", "/blog/1'%20or%20'1'='1"],
  ["SQL in a query", "/blog?tutte=1'%3b%20drop%20table%20stories"],
  ["a page beyond all numbers", "/blog?dal=inizio&pagina=99999999999999999999"],
  ["a script in a query", "/map?pagina=%3Cscript%3Ealert(1)%3C/script%3E"],
  ["the prototype chain in a path", "/blog/__proto__"],
  ["the prototype chain in a query", "/blog?__proto__[x]=1&constructor=1"],
  ["a login that leads elsewhere", "/admin?ritorno=//evil.example/"],
  ["the owner's page without a session", "/admin/nuovo-articolo"],
  ["the owner's data without a session", "/admin/nuovo-articolo.data"],
  ["a draft that is not there", `/uploads/${"0".repeat(20)}_a.jpg?draft=${"0".repeat(20)}`],
].map(([name = "", path = ""]) => ({
  name: `path: ${name}`,
  wire: get(path),
  expected: [200, 202, 302, 400, 401, 404],
  never: [...escaping, "<script>alert(1)", "Location: //evil"],
}));

const heads: HostileInput[] = [
  { name: "100 kB of headers", wire: get("/", { "X-Lungo": "a".repeat(100_000) }), expected: [431] },
  { name: "a thousand headers", wire: get("/", headers(1000)), expected: [200, 431] },
  { name: "100 kB of cookies", wire: get("/admin", { Cookie: many(9000, "c", "1", "; ") }), expected: [431] },
  {
    name: "a cookie of 12 kB",
    wire: get("/admin", { Cookie: `giramondo=${"a".repeat(12_000)}` }),
    expected: [200],
  },
  { name: "an ETag of 12 kB", wire: get("/", { "If-None-Match": '"a",'.repeat(3000) }), expected: [200] },
  {
    name: "a thousand codings",
    wire: get("/", { "Accept-Encoding": "br;q=0,".repeat(1500) }),
    expected: [200],
  },
  {
    name: "ranges without end",
    wire: get("/favicon.svg", { Range: `bytes=${"0-,".repeat(3000)}` }),
    expected: [200, 206, 416],
  },
  {
    name: "a header inside a header",
    wire: get("/", { "X-A": "b\rSet-Cookie: giramondo=x" }),
    expected: [400],
    never: ["Set-Cookie: giramondo=x"],
  },
  {
    name: "a folded header",
    wire: get("/", { "X-A": "b\r\n Transfer-Encoding: chunked" }),
    expected: [200, 400],
  },
  { name: "a port beyond all ports", wire: get("/submit", { Host: "x:99999" }), expected: [400] },
  { name: "a Host of half an address", wire: get("/submit", { Host: "[::1" }), expected: [400] },
  {
    name: "chunks of a size beyond all numbers",
    wire: request("POST /api/submit-story", "FFFFFFFFFFFFFFFFF\r\n", chunked),
    expected: [400, 415],
  },
  {
    name: "a chunk with 100 kB of extensions",
    wire: request("POST /api/submit-story", `1;${"a".repeat(100_000)}\r\nx\r\n`, chunked),
    expected: [400, 411, 413, 415, 431],
  },
  {
    name: "chunks whose name has a tail",
    wire: request("POST /submit", "0\r\n\r\n", { "Content-Length": "", "Transfer-Encoding": "chunked, x" }),
    expected: [400, 411],
  },
  {
    name: "a cookie of nonsense",
    wire: get("/admin", { Cookie: "giramondo=%%%; avviso={{{" }),
    expected: [200],
  },
  {
    name: "a flash of somebody's own",
    wire: get("/", { Cookie: `avviso=${btoa('{"code":"x"}')}` }),
    expected: [200],
  },
  {
    name: "two lengths",
    wire: ["POST /submit HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabc"],
    expected: [400],
  },
  {
    name: "a negative length",
    wire: request("POST /submit", "", { "Content-Length": "-1" }),
    expected: [400],
  },
  {
    name: "a length of letters",
    wire: request("POST /submit", "", { "Content-Length": "abc" }),
    expected: [400],
  },
  {
    name: "a length beyond all numbers",
    wire: request("POST /submit", "", { "Content-Length": "9".repeat(30) }),
    expected: [400, 413],
  },
  {
    name: "length and chunks at once",
    wire: request("POST /submit", "0\r\n\r\n", { "Content-Length": "5", "Transfer-Encoding": "chunked" }),
    expected: [400, 411],
  },
  {
    name: "chunks without end",
    wire: request("POST /submit", "5\r\naaaaa\r\n", { "Content-Length": "", "Transfer-Encoding": "chunked" }),
    expected: [415],
  },
  {
    name: "a request smuggled in a body",
    wire: request("POST /faq", "GET /admin HTTP/1.1\r\nHost: x\r\n\r\n"),
    expected: [403, 404, 405],
  },
  { name: "no Host", wire: ["GET / HTTP/1.1\r\nConnection: close\r\n\r\n"], expected: [400] },
  {
    name: "a Host of another world",
    wire: get("/submit", { Host: "evil.example/<script>" }),
    expected: [400],
  },
  { name: "HTTP/0.9", wire: ["GET /\r\n\r\n"], expected: [200, 400] },
  { name: "noise", wire: [Buffer.from([0, 1, 2, 255, 254, 13, 10, 13, 10])], expected: [400] },
  { name: "a header without colon", wire: ["GET / HTTP/1.1\r\nHost x\r\n\r\n"], expected: [400] },
  { name: "TRACE", wire: request("TRACE /"), expected: [405] },
  {
    name: "a form from another site",
    wire: request("POST /submit", "story=a", { ...urlencoded, Origin: "https://evil.example" }),
    expected: [403],
  },
  {
    name: "a form from another site, by fetch metadata",
    wire: request("POST /submit", "story=a", { ...urlencoded, "Sec-Fetch-Site": "cross-site" }),
    expected: [403],
  },
  {
    name: "a form from nowhere",
    wire: request("POST /submit", "story=a", { ...urlencoded, Origin: "null" }),
    expected: [403],
  },
];

const bodies: HostileInput[] = [
  { name: "no content type", wire: request("POST /submit", "story=a"), expected: [415] },
  {
    name: "JSON where a form belongs",
    wire: request("POST /submit", "{}", { "Content-Type": "application/json" }),
    expected: [415],
  },
  {
    name: "no boundary",
    wire: request("POST /submit", "x", { "Content-Type": "multipart/form-data" }),
    expected: [400],
  },
  {
    name: "an empty boundary",
    wire: request("POST /submit", "x", { "Content-Type": "multipart/form-data; boundary=" }),
    expected: [400],
  },
  {
    name: "a boundary of 1000 characters",
    wire: request("POST /submit", "x", {
      "Content-Type": `multipart/form-data; boundary=${"b".repeat(1000)}`,
    }),
    expected: [400],
  },
  {
    name: "another boundary than announced",
    wire: request("POST /submit", "--altro\r\n\r\n", multipart),
    expected: [400],
  },
  {
    name: "a form that never ends",
    wire: request("POST /submit", Buffer.concat(consent), multipart),
    expected: [400],
  },
  {
    name: "a part without a name",
    wire: form(Buffer.from(`--${boundary}\r\nContent-Disposition: form-data\r\n\r\nx\r\n`)),
    expected: [400],
  },
  {
    name: "a part with 100 kB of headers",
    wire: form(Buffer.from(`--${boundary}\r\nX: ${"a".repeat(100_000)}\r\n\r\nx\r\n`)),
    expected: [400],
  },
  { name: "an empty form", wire: form(), expected: [400] },
  {
    name: "10,000 fields",
    wire: form(...Array.from({ length: 10_000 }, (_, n) => part(`f${n}`, "x"))),
    expected: [400],
  },
  {
    name: "1,000 files",
    wire: form(...Array.from({ length: 1000 }, () => part("photos", "x", "a.jpg"))),
    expected: [400],
  },
  {
    name: "a field of 1 MB",
    wire: form(part("story", "a".repeat(1_000_000)), part("consent", "true")),
    expected: [400],
  },
  {
    name: "a story of 1001 emoji",
    wire: form(part("story", "🦫".repeat(1001)), part("consent", "true")),
    expected: [400],
  },
  {
    name: "a story of nothing but space",
    wire: form(part("story", "\u2003\u00a0 \n"), part("consent", "true")),
    expected: [400],
  },
  {
    name: "90 fields of 100 kB",
    wire: form(...consent, ...Array.from({ length: 90 }, (_, n) => part(`f${n}`, "a".repeat(100_000)))),
    expected: [400],
  },
  { name: "a field name of 10 kB", wire: form(part("n".repeat(10_000), "x")), expected: [400] },
  {
    name: "fields named like prototypes",
    wire: form(part("__proto__", "x"), part("constructor", "x"), part("toString", "x")),
    expected: [400],
  },
  {
    name: "broken UTF-8 in the story",
    wire: form(part("story", Buffer.from([0xc3, 0x28, 0xff])), part("consent", "true")),
    expected: [303, 400],
  },
  {
    name: "a null byte in the story",
    wire: form(part("story", "a\0b"), part("consent", "true")),
    expected: [303, 400],
  },
  {
    name: "brackets and dots in field names",
    wire: form(part("story[$ne]", "x"), part("consent.a", "true")),
    expected: [400],
  },
  {
    name: "noise that calls itself gzip",
    wire: request("POST /submit", Buffer.alloc(2000, 120), { ...multipart, "Content-Encoding": "gzip" }),
    expected: [400],
  },
  {
    name: "a gzip bomb as form",
    wire: request("POST /submit", gzipBomb, { ...multipart, "Content-Encoding": "gzip" }),
    expected: [400],
  },
  {
    name: "a gzip bomb as login",
    wire: request("POST /admin", gzipBomb, { ...urlencoded, "Content-Encoding": "gzip" }),
    expected: [400, 413],
  },
  {
    name: "10,000 fields in one line",
    wire: request("POST /submit", many(10_000, "f", "x", "&"), urlencoded),
    expected: [400],
  },
  {
    name: "a password of 4 kB",
    wire: request("POST /admin", `password=${"a".repeat(4_000)}`, urlencoded),
    expected: [401],
  },
  {
    name: "a password over the limit",
    wire: request("POST /admin", `password=${"a".repeat(70_000)}`, urlencoded),
    expected: [413],
  },
  {
    name: "a password that is a file",
    wire: request("POST /admin", Buffer.concat([part("password", "x", "a.txt"), end]), multipart),
    expected: [400],
  },
  { name: "a login without any field", wire: request("POST /admin", "", urlencoded), expected: [400] },
];

const files: HostileInput[] = [
  ["that leads up", "../../../etc/passwd.jpg"],
  ["with encoded slashes", "..%2f..%2fa.jpg"],
  ["with a null byte", "a\0.jpg"],
  ["of 4 kB", `${"a".repeat(4000)}.jpg`],
  ["of emoji", "🦫🦫🦫.jpg"],
  ["from right to left", "\u202egpj.exe"],
  ["with a script", "<script>alert(1)</script>.jpg"],
  ["of dots", "...."],
].map(([name = "", fileName = ""]) => ({
  name: `a file name ${name}`,
  wire: named(fileName),
  expected: [400],
  never: [...escaping, "<script>alert(1)"],
}));

const contents: HostileInput[] = [
  ["an SVG with a script", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ["HTML", "<!doctype html><script>alert(1)</script>"],
  ["a JPEG of three bytes", Buffer.from([0xff, 0xd8, 0xff])],
  ["a PNG of 60000 × 60000 pixels", pngHeader(60_000, 60_000)],
  ["a PNG that ends after its header", pngHeader(100, 100)],
  ["a GIF of nothing", Buffer.from("GIF89a")],
  ["a HEIC of nothing", Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic")])],
  ["a PDF", "%PDF-1.7\n"],
  ["a ZIP", Buffer.from([0x50, 0x4b, 3, 4, 0, 0])],
].map(([name, content = ""]) => ({
  name: `a photo that is ${name as string}`,
  wire: form(...consent, part("photos", content, "foto.jpg")),
  expected: [400],
  never: [...escaping, "<script>alert(1)"],
}));

/** Requests of strangers, from odd to malicious, each with its acceptable statuses. */
export const hostileForms: HostileInput[] = [...paths, ...heads, ...bodies, ...files, ...contents];

function headers(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, n) => [`X-${n}`, "a"]));
}

function many(count: number, name: string, value: string, between: string): string {
  return Array.from({ length: count }, (_, n) => `${name}${n}=${value}`).join(between);
}

function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.from("89504e470d0a1a0a0000000d49484452000000000000000008020000000000000000", "hex");
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return header;
}

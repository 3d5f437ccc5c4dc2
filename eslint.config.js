import eslint from "@eslint/js";
import { defineConfig } from "eslint/config";
import tseslint from "typescript-eslint";

/** What the server may import from other rooms. */
const beyondServer = [
  "~/http/session",
  "~/http/forms/read-upload",
  "~/http/route-handle",
  "~/http/api/json-call",
  "~/domain/",
  "~/images/",
  "~/photo-store/",
  "~/gazetteer/",
  "~/queues/",
  "~/text/",
  "~db/",
];

/**
 * Which rooms a room may import from. Inside a folder imports are `./name`; everything else is `~/room/…` or
 * `~db/…`, so that a forbidden direction is always visible in the text of the import.
 */
const rooms = {
  text: ["~/text/"],
  "photo-store": ["~/queues/"],
  queues: [],
  images: ["~/images/", "~/photo-store/", "~/queues/"],
  db: ["~db/"],
  browser: [],
  map: ["~/map/"],
  gazetteer: [],
  domain: ["~/domain/", "~/images/", "~/photo-store/", "~/queues/", "~/gazetteer/"],
  http: ["~/http/", "~/domain/", "~/gazetteer/", "~/map/", "~/text/"],
  components: ["~/components/", "~/map/", "~/text/", "~/styles/"],
  routes: ["~/http/", "~/domain/", "~/components/", "~/map/", "~/text/", "~/styles/"],
  server: ["~/server/", ...beyondServer],
};

/** What a room of the server may import from the other rooms of the server, beside what all of them may. */
const serverRooms = {
  files: [],
  configuration: [],
  logging: ["configuration/"],
  "page-cache": [],
  "http-server": ["logging/", "page-cache/", "open-site"],
  "data-directory": ["files/"],
  "database-server": [],
  withdrawals: ["data-directory/", "files/"],
  backup: ["data-directory/", "database-server/", "files/", "withdrawals/"],
  doctor: ["configuration/", "data-directory/", "database-server/", "native-packages", "notifications/"],
  export: ["http-server/"],
  demo: [],
  notifications: [],
  unpacking: ["configuration/"],
};
const forAllServerRooms = ["user-errors", "program-files"];

/** Files that touch neither disk nor window: types, and what browser and server compute alike. */
const pureFiles = (rooms) => `~/(?:${rooms})/(?:[a-z-]+/){0,2}[a-z-]+$`;
const escaped = (path) => path.replaceAll("/", "\\/");

/** The lint rule of one room: anything of ours that is not listed is an error that names the room. */
function roomRule(room, allowed, { pure = null, schemaTypes = false } = {}) {
  const open = [...allowed, ...(pure ? [pureFiles(pure)] : [])].map(escaped);
  const own = open.length > 0 ? `(?!${open.join("|")})` : "";
  const patterns = [
    { regex: `^${own}~(?!db\\/)`, message: `${room}/ may not import this (see CONTRIBUTING, "The house").` },
    { regex: "^\\.\\.", message: "Import other folders as ~/room/… or ~db/…" },
  ];
  if (!allowed.includes("~db/")) {
    patterns.push({
      regex: "^~db\\/",
      allowTypeImports: schemaTypes,
      message: `${room}/ may not import the database${schemaTypes ? ", except the types of its schema" : ""}.`,
    });
  }
  return { "@typescript-eslint/no-restricted-imports": ["error", { patterns }] };
}

export default defineConfig(
  {
    ignores: [
      "build/",
      "public/build/",
      "public/blog-post.js",
      "public/service-worker.js",
      "public/receipt.js",
      "dist/",
      "data/",
      "test-results/",
      "node_modules/",
    ],
  },
  eslint.configs.recommended,
  tseslint.configs.strict,
  {
    languageOptions: { globals: { process: "readonly", console: "readonly", URL: "readonly" } },
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true }],
      "no-console": ["error", { allow: ["error", "warn"] }],
    },
  },
  { files: ["scripts/**", "app/server/command-line/**"], rules: { "no-console": "off" } },
  {
    files: ["scripts/**"],
    languageOptions: { globals: { fetch: "readonly", document: "readonly" } },
  },
  {
    files: ["scripts/bench/**"],
    languageOptions: {
      globals: Object.fromEntries(
        ["fetch", "performance", "setTimeout", "Blob", "Buffer", "FormData"].map((name) => [
          name,
          "readonly",
        ]),
      ),
    },
  },
  { files: ["app/text/**"], rules: roomRule("text", rooms.text) },
  { files: ["app/map/**"], rules: roomRule("map", rooms.map) },
  { files: ["app/gazetteer/**"], rules: roomRule("gazetteer", rooms.gazetteer) },
  { files: ["app/browser/**"], rules: roomRule("browser", rooms.browser) },
  { files: ["app/photo-store/**"], rules: roomRule("photo-store", rooms["photo-store"]) },
  { files: ["app/queues/**"], rules: roomRule("queues", rooms.queues) },
  { files: ["app/images/**"], rules: roomRule("images", rooms.images) },
  { files: ["db/**"], rules: roomRule("db", rooms.db) },
  { files: ["app/domain/**"], rules: roomRule("domain", rooms.domain, { schemaTypes: true }) },
  { files: ["app/http/**"], rules: roomRule("http", rooms.http, { pure: "images|photo-store" }) },
  {
    files: ["app/components/**"],
    rules: roomRule("components", rooms.components, { pure: "domain|images|photo-store" }),
  },
  {
    files: ["app/routes/**", "app/*.tsx"],
    rules: roomRule("routes", rooms.routes, { pure: "images|photo-store" }),
  },
  { files: ["app/server/**"], rules: roomRule("server", rooms.server) },
  ...Object.entries(serverRooms).map(([room, allowed]) => ({
    files: [`app/server/${room}/**`],
    rules: roomRule(`server/${room}`, [
      ...[`${room}/`, ...allowed, ...forAllServerRooms].map((path) => `~/server/${path}`),
      ...beyondServer,
    ]),
  })),
  {
    files: ["app/entry.server.tsx"],
    rules: roomRule("routes", [...rooms.routes, "~/server/remix-serve-site"]),
  },
  {
    files: ["**/*.test.ts", "**/*.test.tsx", "tests/**"],
    rules: { "@typescript-eslint/no-restricted-imports": "off" },
  },
);

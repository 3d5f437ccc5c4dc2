import eslint from "@eslint/js";
import { defineConfig } from "eslint/config";
import tseslint from "typescript-eslint";

/** What the server may import from other folders. */
const beyondServer = [
  "~/http/session",
  "~/http/owner-language",
  "~/http/input/read-upload",
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
 * Which folders a folder may import from. Inside a folder imports are `./name`; everything else is `~/folder/…` or
 * `~db/…`, so that a forbidden direction is always visible in the text of the import.
 */
const folders = {
  text: ["~/text/"],
  "photo-store": ["~/queues/"],
  queues: [],
  images: ["~/images/", "~/map/", "~/photo-store/", "~/queues/"],
  db: ["~db/"],
  browser: ["~/text/"],
  map: ["~/map/"],
  gazetteer: [],
  domain: [
    ...["~/domain/", "~/images/", "~/map/", "~/photo-store/", "~/queues/", "~/gazetteer/"],
    ...["~/text/owner/language$", "~/text/language-codes$"],
  ],
  http: ["~/http/", "~/domain/", "~/gazetteer/", "~/map/", "~/text/"],
  components: [
    ...["~/components/", "~/map/", "~/text/", "~/styles/"],
    ...["~/browser/buttons", "~/browser/storage", "~/browser/subscribe-to-push"],
  ],
  routes: ["~/http/", "~/domain/", "~/components/", "~/map/", "~/text/", "~/styles/"],
  server: ["~/server/", ...beyondServer],
};

/** What a folder of the server may import from the other folders of the server, beside what all of them may. */
const serverFolders = {
  files: [],
  configuration: ["files/"],
  logging: ["configuration/"],
  "page-cache": [],
  remix: ["page-cache/"],
  "http-server": ["logging/", "page-cache/", "remix/", "open-site"],
  "data-directory": ["configuration/", "files/"],
  "database-server": [],
  withdrawals: ["data-directory/", "files/"],
  backup: ["configuration/", "data-directory/", "database-server/", "files/", "withdrawals/"],
  doctor: ["backup/", "configuration/", "data-directory/", "database-server/", "files/", "notifications/"],
  export: ["http-server/"],
  demo: [],
  "photo-worker": [],
  notifications: [],
  unpacking: ["configuration/", "files/"],
};
const forAllServerFolders = [
  "user-errors",
  "program-files",
  "memoized",
  "photo-bucket",
  "system-certificates",
];

/** Files that touch neither disk nor window: types, and what browser and server compute alike. */
const pureFiles = (folders) => `~/(?:${folders})/(?:[a-z-]+/){0,2}[a-z-]+$`;
const escaped = (path) => path.replaceAll("/", "\\/");

/** Of a namespace only what is used of zod is in the program and in scripts for browsers. */
const wholeZod = {
  selector: "ImportDeclaration[source.value='zod'] > ImportSpecifier",
  message: 'Write: import * as z from "zod"',
};

/** What the oldest browsers with scripts (Chrome 86, Firefox 79, Safari 14.1) lack, by name. */
const newerThanFloor = [
  "at|findLast|findLastIndex|toSorted|toReversed|toSpliced|hasOwn|groupBy|fromAsync|withResolvers|isWellFormed",
  "union|intersection|difference|randomUUID|canParse|requestSubmit|checkVisibility|startViewTransition|Segmenter",
  "structuredClone|reportError|inert|popover|scrollend|locks|wakeLock|userActivation",
].join("|");
const oldBrowsers = [
  `MemberExpression[computed=false][property.name=/^(?:${newerThanFloor})$/]`,
  "CallExpression[callee.name=/^(?:structuredClone|reportError)$/]",
  "NewExpression[callee.name=/^(?:BroadcastChannel|OffscreenCanvas|CompressionStream|DecompressionStream)$/]",
].map((selector) => ({
  selector,
  message: "Old browsers lack this (see scripts/browser-files/script-floor.mjs).",
}));

/** Line comments one below the other count as one comment. */
const longestComment = 240;
const comments = {
  rules: {
    short: {
      create: (context) => ({
        Program() {
          const joined = [];
          for (const { type, value, loc } of context.sourceCode.getAllComments()) {
            const text = value.replace(/\s*\n\s*\*|^\*/g, "").trim();
            const last = joined.at(-1);
            const goesOn =
              type === "Line" && last?.type === "Line" && last.loc.end.line + 1 === loc.start.line;
            if (goesOn) Object.assign(last, { text: `${last.text} ${text}`, loc });
            else joined.push({ type, text, loc });
          }
          for (const { text, loc } of joined) {
            if (text.length <= longestComment) continue;
            context.report({ loc, message: `A comment has at most ${longestComment} characters.` });
          }
        },
      }),
    },
  },
};

/** The lint rule of one folder: anything of ours that is not listed is an error that names the folder. */
function folderRule(folder, allowed, { pure = null, schemaTypes = false } = {}) {
  const open = [...allowed, ...(pure ? [pureFiles(pure)] : [])].map(escaped);
  const own = open.length > 0 ? `(?!${open.join("|")})` : "";
  const patterns = [
    {
      regex: `^${own}~(?!db\\/)`,
      message: `${folder}/ may not import this (see CONTRIBUTING, "Where things are").`,
    },
    { regex: "^~db\\/migrations\\/\\d", message: "A migration's SQL is frozen history: nothing imports it." },
    { regex: "^\\.\\.", message: "Import other folders as ~/folder/… or ~db/…" },
  ];
  if (!allowed.includes("~db/")) {
    patterns.push({
      regex: "^~db\\/",
      allowTypeImports: schemaTypes,
      message: `${folder}/ may not import the database${schemaTypes ? ", except the types of its schema" : ""}.`,
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
      "public/follow.js",
      "public/print.js",
      "dist/",
      "data/",
      "test-results/",
      "node_modules/",
    ],
  },
  eslint.configs.recommended,
  tseslint.configs.strict,
  { plugins: { comments }, rules: { "comments/short": "error" } },
  {
    languageOptions: { globals: { process: "readonly", console: "readonly", URL: "readonly" } },
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true }],
      "no-console": ["error", { allow: ["error", "warn"] }],
      "no-restricted-syntax": ["error", wholeZod],
    },
  },
  { files: ["scripts/**", "bench/**", "app/server/command-line/**"], rules: { "no-console": "off" } },
  {
    files: ["scripts/**", "bench/**"],
    languageOptions: { globals: { fetch: "readonly", document: "readonly" } },
  },
  {
    files: ["bench/**"],
    languageOptions: {
      globals: Object.fromEntries(
        ["performance", "setTimeout", "Blob", "Buffer", "FormData", "Response"].map((name) => [
          name,
          "readonly",
        ]),
      ),
    },
  },
  { files: ["app/text/**"], rules: folderRule("text", folders.text) },
  { files: ["app/map/**"], rules: folderRule("map", folders.map) },
  { files: ["app/gazetteer/**"], rules: folderRule("gazetteer", folders.gazetteer) },
  { files: ["app/browser/**"], rules: folderRule("browser", folders.browser) },
  { files: ["app/photo-store/**"], rules: folderRule("photo-store", folders["photo-store"]) },
  { files: ["app/queues/**"], rules: folderRule("queues", folders.queues) },
  { files: ["app/images/**"], rules: folderRule("images", folders.images) },
  { files: ["db/**"], rules: folderRule("db", folders.db) },
  { files: ["app/domain/**"], rules: folderRule("domain", folders.domain, { schemaTypes: true }) },
  { files: ["app/http/**"], rules: folderRule("http", folders.http, { pure: "images|photo-store" }) },
  {
    files: ["app/components/**"],
    rules: folderRule("components", folders.components, { pure: "domain|images|photo-store" }),
  },
  {
    files: ["app/routes/**", "app/*.tsx"],
    rules: folderRule("routes", folders.routes, { pure: "images|photo-store" }),
  },
  {
    files: ["app/{browser,components}/**", "app/domain/photos/*.ts"],
    ignores: ["**/*.server.*", "**/*.test.*"],
    rules: { "no-restricted-syntax": ["error", wholeZod, ...oldBrowsers] },
  },
  { files: ["app/server/**"], rules: folderRule("server", folders.server) },
  ...Object.entries(serverFolders).map(([folder, allowed]) => ({
    files: [`app/server/${folder}/**`],
    rules: folderRule(`server/${folder}`, [
      ...[`${folder}/`, ...allowed, ...forAllServerFolders].map((path) => `~/server/${path}`),
      ...beyondServer,
      ...(folder === "remix" ? ["~/components/layout/inline-scripts"] : []),
    ]),
  })),
  {
    files: ["app/entry.client.tsx"],
    rules: folderRule("routes", [...folders.routes, "~/browser/storage"]),
  },
  {
    files: ["app/entry.server.tsx"],
    rules: folderRule("routes", [...folders.routes, "~/server/remix/page-scripts"]),
  },
  {
    files: ["**/*.test.ts", "**/*.test.tsx", "tests/**"],
    rules: { "@typescript-eslint/no-restricted-imports": "off" },
  },
);

import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { settingDefaults } from "~/domain/settings/setting";
import { runtimeDirectories } from "~/server/unpacking/embedded-native";
import { readConfig } from "./config";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "giramondo-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

function configOf(environment: Record<string, string | undefined> = {}) {
  const reading = readConfig({ DATA_DIR: dataDir, ...environment });
  if (!reading.ok) throw new Error(reading.problems.join("\n"));
  return reading.config;
}

function problemsOf(environment: Record<string, string>): string[] {
  const reading = readConfig({ DATA_DIR: dataDir, ...environment });
  return reading.ok ? [] : reading.problems;
}

test("without any setting the site runs on this machine alone", () => {
  expect(configOf()).toEqual({
    dataDir,
    host: "127.0.0.1",
    port: 3000,
    trustProxy: 0,
    databaseServer: null,
    photoBucket: null,
    adminPassword: null,
    submitLimit: 30,
    loginLimit: 10,
    pushHosts: [],
    logLevel: "info",
    publicSettings: {
      productName: "Capi",
      ownerName: null,
      contactEmail: null,
      instagramUrl: null,
      tiktokUrl: null,
      publicUrl: null,
      journeyStart: null,
      journeyEnd: null,
      ownerLanguage: null,
      spamWords: settingDefaults.spamWords,
      tileUrl: "https://tile.openstreetmap.org/{z}/{x}/{y}.png",
      tileAttribution: '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
    },
    sources: {},
    channels: {
      values: { notifyEmail: null, smtpUrl: null, notifyUrl: null, notifyDetail: null },
      sources: {},
    },
  });
});

test("site.env is read, the environment wins, and empty means not set", async () => {
  await writeFile(
    path.join(dataDir, "site.env"),
    '\uFEFFPRODUCT_NAME="Nina la capra"\nPORT=4000\nHOST=\n# PORT=1\n',
  );
  expect(configOf({ PORT: "5000", PRODUCT_NAME: "", CONTACT_EMAIL: "nina@capra.example" })).toMatchObject({
    port: 5000,
    host: "127.0.0.1",
    publicSettings: { productName: "Nina la capra", contactEmail: "nina@capra.example" },
    sources: { productName: "file", contactEmail: "environment" },
  });
});

test("every mistake is said at once, each in one sentence that names its setting", async () => {
  await writeFile(path.join(dataDir, "site.env"), "PRODUKT_NAME=Nina\n");
  const wrong = {
    HOST: "http://x",
    PORT: "70000",
    PUBLIC_URL: "capi.example/percorso",
    TRUST_PROXY: "sempre",
    PRODUCT_NAME: " ",
    CONTACT_EMAIL: "nessuna",
    INSTAGRAM_URL: "il profilo di capi",
    TIKTOK_URL: "javascript:alert(1)",
    TILE_URL: "https://tile.example/{z}/{x}.png",
    ADMIN_PASSWORD: "corta",
    SUBMIT_LIMIT: "-1",
    LOGIN_LIMIT: "1.5",
    SMTP_URL: "posta.example:465",
    NOTIFY_EMAIL: "nina@capra.example, ugo",
    NOTIFY_URL: "ntfy+https://ntfy.example/",
    NOTIFY_DETAIL: "tutto",
    LOG_LEVEL: "tanto",
  };
  const problems = problemsOf(wrong);
  expect(problems).toHaveLength(Object.keys(wrong).length + 1);
  for (const name of [...Object.keys(wrong), "PRODUKT_NAME"]) {
    expect(
      problems.filter((problem) => problem.replace(/: intendevi .*/, "").includes(name)),
      name,
    ).toHaveLength(1);
  }
  for (const problem of problems) expect(problem).toMatch(/^[A-Zs].*[.?]$/);
});

test("a mistake in one setting hides none in the others", () => {
  const problems = problemsOf({
    PORT: "abc",
    ADMIN_PASSWORD: "password",
    JOURNEY_START: "2026-05-02",
    JOURNEY_END: "2026-05-01",
    PHOTOS_URL: "s3://foto",
  });
  const about = [
    "PORT",
    "JOURNEY_END",
    "S3_ENDPOINT",
    "S3_ACCESS_KEY_ID",
    "S3_SECRET_ACCESS_KEY",
    "ADMIN_PASSWORD",
  ];
  expect(problems.map((problem) => about.find((name) => problem.includes(name)))).toEqual(about);
});

test("a name in site.env that resembles a setting is said with that setting, and a line that is none with its number", async () => {
  const lines = [
    "# PRODUCT_NAME",
    "PRODCT_NAME=Nina",
    "porta=80",
    "PRODUCT NAME Nina",
    'TILE_ATTRIBUTION="due',
    'righe"',
    "",
    "CAPRA=1",
    "CONTACT_EMAIL: nina@capra.example",
    "NODE_EXTRA_CA_CERTS=/etc/ssl/nina.pem",
  ];
  await writeFile(path.join(dataDir, "site.env"), lines.join("\n"));
  expect(problemsOf({})).toEqual([
    "site.env contiene «CAPRA», che non è un'impostazione: forse è scritta male.",
    "site.env contiene «NODE_EXTRA_CA_CERTS», che non è un'impostazione: un'autorità tua va fra quelle del sistema, con il certificato in /usr/local/share/ca-certificates (il nome finisce in .crt) e «update-ca-certificates».",
    "site.env contiene «PRODCT_NAME», che non è un'impostazione: intendevi PRODUCT_NAME?",
    "site.env contiene «porta», che non è un'impostazione: intendevi PORT?",
    "In site.env la riga 4 non è un'impostazione: scrivila come NOME=valore, oppure mettile davanti un #.",
    "In site.env la riga 9 non è un'impostazione: scrivila come NOME=valore, oppure mettile davanti un #.",
  ]);
});

test("a secret is never repeated in a complaint", () => {
  expect(problemsOf({ ADMIN_PASSWORD: "segreta" }).join()).not.toContain("segreta");
  expect(problemsOf({ SMTP_URL: "smtp://ugo:segreta@" }).join()).not.toContain("segreta");
  expect(problemsOf({ NOTIFY_URL: "ftp://ugo:segreta@capra.example" }).join()).not.toContain("segreta");
});

test("the public address loses its final slash, and nothing else can hang on it", () => {
  expect(configOf({ PUBLIC_URL: "https://Capi.example/" }).publicSettings.publicUrl).toBe(
    "https://capi.example",
  );
  for (const address of [
    "https://capi.example/blog",
    "https://a@capi.example",
    "ftp://capi.example",
    "https://",
  ]) {
    expect(problemsOf({ PUBLIC_URL: address }), address).toHaveLength(1);
  }
});

test("the password may come from a file, without its last line break", async () => {
  const file = path.join(dataDir, "password");
  await writeFile(file, "capibara felice\n");
  await chmod(file, 0o400);
  expect(configOf({ ADMIN_PASSWORD_FILE: file }).adminPassword).toBe("capibara felice");
  expect(problemsOf({ ADMIN_PASSWORD_FILE: file, ADMIN_PASSWORD: "capibara felice" })).toHaveLength(1);
  const missing = problemsOf({ ADMIN_PASSWORD_FILE: path.join(dataDir, "altrove") });
  expect(missing).toHaveLength(1);
  expect(missing[0]).toContain("altrove");
});

test("the executable unpacks beside the data first, and needs no HOME", () => {
  expect(runtimeDirectories({ DATA_DIR: "/srv/capi" })).toEqual([
    "/srv/capi/.runtime",
    expect.stringMatching(/^\/var\/tmp\/giramondo-\d+$/),
    expect.stringMatching(/^\/tmp\/giramondo-\d+$/),
  ]);
  expect(runtimeDirectories({ DATA_DIR: "/d", HOME: "/home/x", XDG_CACHE_HOME: "/c", TMPDIR: "/t" })).toEqual(
    [
      "/d/.runtime",
      "/c/giramondo",
      "/home/x/.cache/giramondo",
      expect.stringMatching(/^\/var\/tmp\//),
      expect.stringMatching(/^\/t\//),
    ],
  );
});

test("a journey has days that exist, and does not end before it begins", () => {
  expect(configOf({ JOURNEY_START: "2026-05-01", JOURNEY_END: "2026-05-01" }).publicSettings).toMatchObject({
    journeyStart: "2026-05-01",
    journeyEnd: "2026-05-01",
  });
  expect(readConfig({ DATA_DIR: dataDir, JOURNEY_START: "2026-02-30", JOURNEY_END: "domani" })).toEqual({
    ok: false,
    problems: [
      "JOURNEY_START deve essere il primo giorno del viaggio, scritto come 2026-05-31.",
      "JOURNEY_END deve essere l'ultimo giorno del viaggio, scritto come 2027-03-31.",
    ],
  });
  expect(readConfig({ DATA_DIR: dataDir, JOURNEY_START: "2026-05-02", JOURNEY_END: "2026-05-01" })).toEqual({
    ok: false,
    problems: ["JOURNEY_END viene prima di JOURNEY_START: controlla le due date."],
  });
});

test("the bucket of the photos is read from its address and the settings of its server", () => {
  const server = {
    S3_ENDPOINT: "https://s3.example:8443/storage/",
    S3_ACCESS_KEY_ID: "chiave",
    S3_SECRET_ACCESS_KEY: "segreto/+=",
  };
  expect(configOf({ PHOTOS_URL: "s3://capi", ...server }).photoBucket).toEqual({
    endpoint: "https://s3.example:8443/storage",
    region: "us-east-1",
    bucket: "capi",
    prefix: "",
    accessKeyId: "chiave",
    secretAccessKey: "segreto/+=",
  });
  const elsewhere = { PHOTOS_URL: "s3://le-foto.di.capi/sito/1/", S3_REGION: "eu-south-1", ...server };
  expect(configOf(elsewhere).photoBucket).toMatchObject({
    region: "eu-south-1",
    bucket: "le-foto.di.capi",
    prefix: "sito/1/",
  });
});

test.each([
  [{ PHOTOS_URL: "s3://capi" }, ["S3_ENDPOINT", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"]],
  [{ S3_SECRET_ACCESS_KEY: "segretissimo" }, ["PHOTOS_URL"]],
  ...["https://s3.example/capi", "s3://", "s3://Capi", "s3://capi/../altro", "s3://capi/a//b", "s3://c"].map(
    (url) => [{ PHOTOS_URL: url }, ["PHOTOS_URL"]] as const,
  ),
  ...[
    "s3.example",
    "ftp://s3.example",
    "https://chiave:segretissimo@s3.example",
    "https://s3.example/?a",
  ].map((endpoint) => [{ S3_ENDPOINT: endpoint }, ["S3_ENDPOINT"]] as const),
  [{ S3_ACCESS_KEY_ID: "con spazi", S3_REGION: "eu/1" }, ["S3_ACCESS_KEY_ID", "S3_REGION"]],
  [{ S3_SECRET_ACCESS_KEY: "segretissimo " + "con spazi" }, ["S3_SECRET_ACCESS_KEY"]],
] as const)("a bucket that is described by %j is refused in words, without its secret", (given, named) => {
  const problems = problemsOf(given);
  expect(problems).toHaveLength(named.length);
  for (const name of named) expect(problems.join("\n")).toContain(name);
  expect(problems.join("\n")).not.toContain("segretissimo");
});

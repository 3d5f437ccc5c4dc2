import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiWorld } from "../../support/api/api-world";
import { type FoundPage, crawl } from "../../support/checks/crawl";
import { signedIn } from "../../support/owner";
import { type RunningProgram, runProgram, runProgramToItsEnd } from "../../support/run-program";
import { htmlValidator } from "../../support/checks/validate-html";

const password = "una-password-di-prova";
const environment = { ADMIN_PASSWORD: password, PUBLIC_URL: "https://capi.example" };
let folder: string;
let program: RunningProgram;
const found: Record<"visitor" | "owner", FoundPage[]> = { visitor: [], owner: [] };

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "giramondo-links-"));
  const dataDir = path.join(folder, "data");
  await runProgramToItsEnd({ dataDir, environment, arguments: ["import-demo"] });
  program = await runProgram({ dataDir, environment });
  const { cookie } = await signedIn(program.url, password);
  await apiWorld(program.url, password).asOwner("PATCH /api/admin/book", { open: true });
  found.visitor = await crawl(program.url, ["/", "/api"]);
  found.owner = await crawl(program.url, ["/admin"], { Cookie: cookie });
}, 300_000);

afterAll(async () => {
  await program.stop();
  rmSync(folder, { recursive: true });
});

describe.each(["visitor", "owner"] as const)("what the %s reaches by following links", (who) => {
  it("is there, to the last photo and the last anchor", () => {
    expect(found[who].length).toBeGreaterThan(60);
    const broken = found[who].filter(({ status }) => status !== 200);
    expect(broken.map(({ address, status, from }) => `${from} → ${address}: ${status}`)).toEqual([]);
    const anchors = found[who].flatMap(({ address, missing }) => missing.map((id) => `${address}#${id}`));
    expect(anchors).toEqual([]);
  });

  it("is valid HTML", () => {
    const judge = htmlValidator();
    const wrong = found[who].flatMap(({ address, html }) =>
      (html ? judge(html) : []).map((one) => `${address} ${one}`),
    );
    expect(wrong).toEqual([]);
  });

  it("is in the language of its address, and has a title, a description and one address", () => {
    const wantedAt = (address: string) => [
      new RegExp(`<html lang="${/(?:^\/|[?&]lingua=)(en|fr|de|es)(?:[/?&]|$)/.exec(address)?.[1] ?? "it"}">`),
      /<title>[^<]{4,}<\/title>/,
      /<meta name="description" content="[^"]{10,}"/,
      /<link rel="canonical" href="https:\/\/capi\.example\//,
    ];
    const lacking = found[who].flatMap(({ address, html }) =>
      wantedAt(address)
        .filter((part) => html && !part.test(html))
        .map((part) => `${address} lacks ${part}`),
    );
    expect(lacking).toEqual([]);
  });
});

it("a visitor meets every public page, and none of the owner's", () => {
  const addresses = found.visitor.map(({ address }) => address);
  for (const page of [
    "/",
    "/social",
    "/submit",
    "/map",
    "/blog",
    "/libro",
    "/libro/stampa",
    "/faq",
    "/admin",
  ]) {
    expect(addresses).toContain(page);
  }
  for (const kind of [/^\/blog\/\w+$/, /^\/blog\/\w+\/foto\/2$/, /^\/map\/\w+$/, /^\/uploads\/.+\.webp$/]) {
    expect(
      addresses.some((address) => kind.test(address)),
      String(kind),
    ).toBe(true);
  }
  // The words of the login, for its scripts.
  const owners = addresses.filter((address) => /^\/admin\/(?!parole\.json)/.test(address));
  expect(owners).toEqual([]);
});

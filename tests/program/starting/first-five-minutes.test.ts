import { chownSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { networkInterfaces, tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { runProgram, runProgramToItsEnd, type RunningProgram } from "../../support/run-program";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "giramondo-first-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const all = {
  PRODUCT_NAME: "Ugo",
  CONTACT_EMAIL: "ciao@ugo.example",
  INSTAGRAM_URL: "https://www.instagram.com/ugo",
  TIKTOK_URL: "https://www.tiktok.com/@ugo",
  OWNER_NAME: "Ugo Rossi",
  PUBLIC_URL: "http://ugo.example",
};

const names = ["productName", "contactEmail", "instagramUrl", "tiktokUrl", "publicUrl"];

/** Returns the owner's first page after signing in over plain http, as in a home network. */
async function adminPage({ url }: RunningProgram, password: string | null): Promise<string> {
  const body = new URLSearchParams({ password: password ?? "" });
  const signedIn = await fetch(`${url}/admin`, { method: "POST", body, redirect: "manual" });
  expect(signedIn.status).toBe(302);
  expect(signedIn.headers.get("Set-Cookie")).not.toContain("Secure");
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  return (await fetch(`${url}/admin`, { headers: { cookie } })).text();
}

it("an empty folder becomes a site that says where it is, how to get in and what to do next", async () => {
  const first = await runProgram({ dataDir });
  const { out } = first.output();
  expect(out).toContain(`in ascolto su ${first.url}`);
  expect(out).toContain(dataDir);
  expect(out).toContain(`apri ${first.url}/admin: in «Impostazioni»`);
  expect(out).toMatch(/PRODUCT_NAME, OWNER_NAME, CONTACT_EMAIL, INSTAGRAM_URL, TIKTOK_URL, PUBLIC_URL/);
  const admin = await adminPage(first, first.password);
  for (const name of names) expect(admin).toContain(`href="/admin/impostazioni#${name}"`);
  expect(await (await fetch(`${first.url}/admin`)).text()).not.toContain("PUBLIC_URL");
  await first.stop();

  writeFileSync(path.join(dataDir, "site.env"), "PRODUCT_NAME=Ugo\nCONTACT_EMAIL=ciao@ugo.example\n");
  const second = await runProgram({ dataDir });
  expect(second.output().out).not.toMatch(/password|PUBLIC_URL/);
  const later = await adminPage(second, first.password);
  expect(later).toMatch(/<li class="step-done"><a [^>]*#productName"/);
  expect(later).toMatch(/<li><a [^>]*#publicUrl"/);
  await second.stop();

  const third = await runProgram({ dataDir, environment: all });
  expect(await adminPage(third, first.password)).not.toContain("Che cosa manca");
  await third.stop();
});

it("the log speaks up once when a proxy that nobody trusts stands in front", async () => {
  const running = await runProgram({ dataDir });
  for (const page of ["/", "/faq", "/social"]) await fetch(running.url + page);
  for (const page of ["/map", "/blog"]) {
    await fetch(running.url + page, { headers: { "X-Forwarded-For": "203.0.113.7" } });
  }
  await running.stop();
  const warnings = running
    .output()
    .log.split("\n")
    .filter((line) => line.includes("TRUST_PROXY"));
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).not.toContain("203.0.113.7");

  const trusted = await runProgram({ dataDir, environment: { TRUST_PROXY: "1" } });
  await fetch(trusted.url, { headers: { "X-Forwarded-For": "203.0.113.7" } });
  await trusted.stop();
  expect(trusted.output().log).not.toContain("TRUST_PROXY");
});

it("on all addresses it says where the home network finds it, and lets the owner in there without https", async () => {
  const [address] = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal);
  const running = await runProgram({ dataDir, environment: { HOST: "0.0.0.0" } });
  const { port } = new URL(running.url);
  const found = /dalla rete: ([^)]*)\)/.exec(running.output().out)?.[1]?.split(", ") ?? [];
  expect(found).toEqual(address ? expect.arrayContaining([`http://${address.address}:${port}`]) : []);
  for (const url of found)
    expect(await adminPage({ ...running, url }, running.password)).toContain("Storie Ricevute");
  await running.stop();
  const closed = await runProgram({ dataDir });
  expect(closed.output().out).not.toContain("dalla rete");
  await closed.stop();
});

it("leaves nothing in the data directory that its owner cannot use, even when root came first", async () => {
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(dataDir, 65_534, 65_534);
  const { uid } = statSync(dataDir);
  const input = "una password lunga\n";
  expect(await runProgramToItsEnd({ dataDir, arguments: ["set-password"], input })).toMatchObject({
    code: 0,
  });
  const running = await runProgram({ dataDir });
  const made = readdirSync(dataDir).filter((name) => name !== ".runtime");
  expect(made).toEqual(
    expect.arrayContaining(["site.db", "site.db-wal", "serve.lock", "uploads", "incoming"]),
  );
  // A file may just have been made, and its owner comes a moment later.
  const owners = () => made.map((name) => [name, statSync(path.join(dataDir, name)).uid]);
  await expect.poll(owners, { timeout: 20_000 }).toEqual(made.map((name) => [name, uid]));
  await running.stop();
});

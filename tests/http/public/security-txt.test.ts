import { afterEach, expect, test } from "vitest";
import { type SiteInProcess, siteInProcess } from "../../support/site-in-process";

let running: SiteInProcess;
afterEach(() => running.close());

const read = () => fetch(`${running.url}/.well-known/security.txt`);

test("who finds a security problem reads whom to write to, and until when", async () => {
  running = await siteInProcess({ CONTACT_EMAIL: "ciao@nina.example", PUBLIC_URL: "https://nina.example" });
  const answer = await read();
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "text/plain; charset=utf-8"]);
  const [contact, expires, ...rest] = (await answer.text()).trim().split("\n");
  expect(contact).toBe("Contact: mailto:ciao@nina.example");
  const days = (Date.parse(expires?.replace("Expires: ", "") ?? "") - Date.now()) / (24 * 60 * 60 * 1000);
  expect(Math.round(days)).toBeGreaterThan(170);
  expect(days).toBeLessThan(365);
  expect(rest).toEqual([
    "Preferred-Languages: it, en",
    "Canonical: https://nina.example/.well-known/security.txt",
  ]);
});

test("while no contact is set it is not there: the example's address helps nobody", async () => {
  running = await siteInProcess();
  expect((await read()).status).toBe(404);
});

test("a password manager finds the page that changes the password", async () => {
  running = await siteInProcess();
  const answer = await fetch(`${running.url}/.well-known/change-password`, { redirect: "manual" });
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/admin/impostazioni/password"]);
});

import { expect, test } from "vitest";
import { setPassword } from "~/domain/auth/password.server";
import { startSession } from "~/domain/auth/sessions.server";
import { prepareOwnerPassword } from "~/server/prepare-owner-password";
import { sendStory } from "../../../support/send-story";
import { siteInProcess } from "../../../support/site-in-process";

const earlier = "muretto-del-porto";
const configured = "scogliera-di-notte";

test("while the password is prepared, sign-ins and sessions wait for it; pages and stories do not", async () => {
  const begun = Promise.withResolvers<unknown>();
  const hashing = Promise.withResolvers<unknown>();
  const answered: string[] = [];
  let token = "";
  const here = await siteInProcess(
    {},
    {
      async prepare(site) {
        const before = site.passwords.queue.run(null, async () => {
          await setPassword(site, earlier);
          token = await startSession(site);
          begun.resolve(null);
          await hashing.promise;
        });
        await Promise.all([
          before,
          prepareOwnerPassword(site, {
            adminPassword: configured,
            databaseServer: null,
            dataDir: site.incoming,
          }),
        ]);
      },
    },
  );
  const ask = async (name: string, path: string, init: RequestInit = {}) => {
    const answer = await fetch(here.url + path, { redirect: "manual", ...init });
    answered.push(name);
    return answer;
  };
  await begun.promise;

  const page = ask("page of the admin with a session", "/admin", {
    headers: { Cookie: `giramondo=${token}` },
  });
  const form = ask("form", "/admin", {
    method: "POST",
    body: new URLSearchParams({ password: configured }),
  });
  const json = ask("json", "/api/admin/login", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ password: earlier }),
  });
  for (const path of ["/faq", "/faq", "/admin", "/api/admin/status"]) {
    expect((await ask(path, path)).status).toBe(200);
  }
  // The start can still fail, so a monitor must not see it as complete.
  expect((await fetch(`${here.url}/healthz`)).status).toBe(503);
  await sendStory(here.url, { story: "Ciao" });
  expect(answered).toEqual(["/faq", "/faq", "/admin", "/api/admin/status"]);

  hashing.resolve(null);
  expect((await form).status).toBe(302);
  expect((await json).status).toBe(401);
  expect(await (await page).text()).toContain('name="password"');
  expect((await fetch(`${here.url}/healthz`)).status).toBe(200);
  await here.close();
});

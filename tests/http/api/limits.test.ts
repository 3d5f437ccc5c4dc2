import { afterAll, beforeAll, expect, it } from "vitest";
import { setPassword } from "~/domain/auth/password.server";
import { type ApiWorld, apiWorld, form, exampleStoryFields } from "../../support/api/api-world";
import { siteInProcess, type SiteInProcess } from "../../support/site-in-process";

let running: SiteInProcess;
let world: ApiWorld;

beforeAll(async () => {
  running = await siteInProcess({ SUBMIT_LIMIT: "2", LOGIN_LIMIT: "2" });
  await setPassword(running.site, "quattro parole a caso");
  world = apiWorld(running.url, "quattro parole a caso");
});
afterAll(() => running.close());

it("takes so many stories from one address, then says when to come back", async () => {
  await world.ownerCookie();
  const send = () => world.send("POST /api/submit-story", { body: form(exampleStoryFields) });
  expect([(await send()).status, (await send()).status]).toEqual([201, 201]);
  const { status, headers, json } = await send();
  expect(status).toBe(429);
  expect(Number(headers.get("Retry-After"))).toBeGreaterThan(3000);
  expect(json).toEqual({
    error:
      "Dalla tua rete sono già arrivate molte storie nell’ultima ora: riprova più tardi. Riprova fra 60 minuti.",
  });
  expect(await world.asOwner("GET /api/admin/stories")).toHaveLength(2);
});

it("looks at so many wrong passwords from one address, then at none, not even the right one", async () => {
  const signIn = (password: string) => world.send("POST /api/admin/login", { body: { password } });
  expect([(await signIn("una")).status, (await signIn("due")).status]).toEqual([401, 401]);
  const { status, headers, json } = await signIn(world.password);
  expect(status).toBe(429);
  expect(Number(headers.get("Retry-After"))).toBeGreaterThan(800);
  expect(headers.get("Set-Cookie")).toBeNull();
  expect(json).toEqual({
    error: "Troppe password sbagliate: per un po’ non ne provo altre. Riprova fra 15 minuti.",
  });
});

it.each([
  ["198.51.100.1:4711", "198.51.100.1:4712", "198.51.100.2:4711"],
  ["[2001:db8:1::1]:443", "[2001:db8:1::1]:444", "[2001:db8:2::1]:443"],
  ["[2001:db8:3::1]", "2001:db8:3::1", "2001:db8:4::1"],
  ['"[2001:db8:5::1]:443"', "2001:db8:5::1", '"[2001:db8:6::1]:443"'],
])("knows the sender behind a proxy that writes %s, and another as another", async (one, same, other) => {
  const behind = await siteInProcess({ SUBMIT_LIMIT: "1", TRUST_PROXY: "1" });
  const { send } = apiWorld(behind.url, "");
  const status = async (from: string) => {
    const headers = { "X-Forwarded-For": `203.0.113.1, ${from}` };
    return (await send("POST /api/submit-story", { body: form(exampleStoryFields), headers })).status;
  };
  expect([await status(one), await status(same), await status(other)]).toEqual([201, 429, 201]);
  for (const unreadable of ["unknown", "_obscured", "_SEVKISEK:47011", "nonsense"]) {
    const expected = unreadable === "unknown" ? 201 : 429;
    expect(await status(unreadable), "counts as the proxy").toBe(expected);
  }
  await behind.close();
});

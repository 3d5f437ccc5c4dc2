import { afterAll, beforeAll, expect, it } from "vitest";
import { setPassword } from "~/domain/auth/password.server";
import { type ApiWorld, apiWorld, form, storyFields } from "../../support/api/api-world";
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
  const send = () => world.send("POST /api/submit-story", { body: form(storyFields) });
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

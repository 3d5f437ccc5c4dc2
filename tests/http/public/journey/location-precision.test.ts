import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setPassword } from "~/domain/auth/password.server";
import { type ApiWorld, type Wire, apiWorld } from "../../../support/api/api-world";
import { siteInProcess, type SiteInProcess } from "../../../support/site-in-process";

const password = "quattro parole a caso";
const exact = { latitude: "45.464217", longitude: "9.191234" };
const rounded = {
  "1km": { latitude: "45.46", longitude: "9.19" },
  "10km": { latitude: "45.5", longitude: "9.2" },
};

let running: SiteInProcess;
let world: ApiWorld;
beforeAll(async () => {
  running = await siteInProcess({ LOGIN_LIMIT: "0" });
  await setPassword(running.site, password);
  world = apiWorld(running.url, password);
});
afterAll(() => running.close());

/** Returns everything that visitors can read about the journey, as text. */
async function readByVisitors(id: string): Promise<Record<string, string>> {
  const paths = [
    "/map",
    `/map/${id}`,
    "/map/tappe.json",
    `/map/${id}?_data=routes%2Fmap.%24id`,
    "/api/locations-with-posts",
    "/journey.gpx",
    "/journey.kml",
    "/journey.geojson",
    "/feed.atom",
    "/feed.json",
  ];
  const texts = paths.map(async (path) => [path, (await world.send(`GET ${path}`)).text]);
  return Object.fromEntries(await Promise.all(texts));
}

describe.each(["1km", "10km"] as const)("a stop that is shown to within %s", (precision) => {
  let stop: Wire;
  beforeAll(async () => {
    stop = await world.stop({ ...exact, precision, city: `Città ${precision}` });
  });

  it("is exact for the owner", async () => {
    expect(stop).toMatchObject({ ...exact, precision });
    expect(await world.find("locations", stop.id)).toMatchObject({ ...exact, precision });
  });

  it("is rounded for everybody else", async () => {
    const all = (await world.send("GET /api/locations-with-posts")).json as Wire[];
    expect(all.find(({ id }) => id === stop.id)).toMatchObject({ ...rounded[precision], precision });
    const { text } = await world.send("GET /map");
    expect(text).toContain(`>${rounded[precision].latitude}, ${rounded[precision].longitude}<`);
    const live = (await world.send("GET /map/tappe.json")).json as Wire[];
    const { latitude, longitude } = rounded[precision];
    expect(live.find(({ id }) => id === stop.id)).toMatchObject({
      latitude: Number(latitude),
      longitude: Number(longitude),
    });
  });

  it("gives its exact point away nowhere", async () => {
    for (const [path, text] of Object.entries(await readByVisitors(stop.id))) {
      expect(text, path).not.toMatch(/45\.464|9\.1912|45,464/);
    }
  });
});

it("is exact unless said otherwise, for everybody", async () => {
  const stop = await world.stop({ ...exact, latitude: "44.123456", precision: "" });
  expect(stop.precision).toBe("exact");
  const all = (await world.send("GET /api/locations-with-posts")).json as Wire[];
  expect(all.find(({ id }) => id === stop.id)).toMatchObject({ latitude: "44.123456", precision: "exact" });
  expect((await world.send("GET /map")).text).toContain(">44.1235, 9.1912<");
});

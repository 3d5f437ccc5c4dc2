import { afterEach, expect, test } from "vitest";
import { createTag } from "~/domain/tags/tags.server";
import { setPassword } from "~/domain/auth/password.server";
import { updateLocation, showOrHideLocation } from "~/domain/locations/save-location.server";
import { signedIn } from "../../../support/owner";
import { placeCrowd, placeStops } from "../../../support/site-data/placed-stops";
import { type SiteInProcess, siteInProcess } from "../../../support/site-in-process";
import { watchedQueries } from "../../../support/checks/watched-queries";

let running: SiteInProcess;
afterEach(() => running.close());

const on = (day: string) => ({ site: { now: () => new Date(`${day}T10:00:00Z`) } });
const textOf = async (path: string) =>
  (await (await fetch(running.url + path)).text())
    .replace(/<svg[\s\S]*?<\/svg>|<script[\s\S]*?<\/script>/g, "")
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
const rome = { city: "Roma", latitude: "41.9028", longitude: "12.4964" };
const milan = { city: "Milano", latitude: "45.4642", longitude: "9.1900" };

test("home and map say the same numbers, and where the toy is", async () => {
  running = await siteInProcess({}, on("2026-05-20"));
  await placeStops(running.site, [
    milan,
    rome,
    { city: "Nizza", country: "Francia", latitude: "43.7102", longitude: "7.2620" },
  ]);
  const [home, map] = [await textOf("/"), await textOf("/map")];
  for (const page of [home, map]) {
    expect(page).toMatch(/chilometri in linea d’aria (9\d\d) giorni 20 tappe 3 Paesi 2/);
    expect(page).toContain("Adesso sono qui: Nizza , dal 3 maggio.");
  }
  const html = await (await fetch(`${running.url}/`)).text();
  expect(html.indexOf('class="journey-numbers')).toBeGreaterThan(html.indexOf("non si compra"));
});

test("there are no numbers before the first stop, and hidden stops are not in them", async () => {
  running = await siteInProcess({}, on("2026-05-20"));
  expect(await textOf("/")).not.toContain("in linea d’aria");
  const [, second] = await placeStops(running.site, [milan, rome]);
  await showOrHideLocation(running.site, second?.stop.id ?? "", false);
  const home = await textOf("/");
  expect(home).toMatch(/giorni 20 tappa 1 Paese 1/);
  expect(home).not.toContain("chilometr");
  expect(home).toContain("Adesso sono qui: Milano");
});

test("kilometres give away no more than the published coordinates", async () => {
  running = await siteInProcess({}, on("2026-05-20"));
  const [, second] = await placeStops(running.site, [
    milan,
    { ...milan, city: "Rho", latitude: "45.5300", longitude: "9.0400" },
  ]);
  const kilometres = async () => /linea d’aria (\d+)/.exec(await textOf("/map"))?.[1];
  expect(await kilometres()).toBe("14");
  const move = async (latitude: string, precision: string) => {
    const result = await updateLocation(running.site, second?.stop.id ?? "", {
      fields: { latitude, precision },
      existingPhotos: [],
      token: null,
      draftId: null,
      removed: [],
      received: [],
      ordersPhotos: false,
      seenUpdatedAt: null,
    });
    expect(result.ok).toBe(true);
  };
  await move("45.5300", "10km");
  const rounded = await kilometres();
  await move("45.4600", "10km");
  expect(await kilometres()).toBe(rounded);
});

test("the map's timeline leads from each month to its first stop, also on a later page", async () => {
  running = await siteInProcess();
  await placeCrowd(running.site, 1500);
  const html = await (await fetch(`${running.url}/map`)).text();
  const timeline = /class="timeline"[\s\S]*?<\/section>/.exec(html)?.[0] ?? "";
  expect(timeline.match(/<li>/g)).toHaveLength(3);
  expect(timeline).toMatch(/href="#tappa-crowd0+">Gennaio 2026</);
  expect(timeline).toContain("Città 0, Città 1, Città 2, Città 3 e altre 740 città");
  expect(timeline).toContain("744 tappe");
  const [, address = "", id = ""] =
    /href="(\/map\?pagina=\d+)#(tappa-crowd\d+)">Marzo 2026/.exec(timeline) ?? [];
  expect(await (await fetch(running.url + address)).text()).toContain(`id="${id}"`);
  expect(await textOf("/map?pagina=2")).not.toContain("Mese per mese");
});

test("the stops are read once for all pages, until something changes", async () => {
  running = await siteInProcess();
  await placeCrowd(running.site, 5000);
  const queries = watchedQueries(running.site);
  const counting = () =>
    queries.splice(0).filter(({ sql }) => /from "locations"/.test(sql) && !/limit|count\(/.test(sql)).length;
  await textOf("/");
  expect(counting()).toBe(1);
  await textOf("/map");
  expect(counting()).toBeLessThanOrEqual(1);
  for (const page of ["/", "/map"]) await textOf(page);
  expect(counting()).toBe(0);
  await running.site.pages.clear();
  await textOf("/");
  expect(counting()).toBe(1);
});

test("the drawn route goes from old to new, and says so in words", async () => {
  running = await siteInProcess();
  await placeStops(running.site, [milan, rome, milan, { ...rome, city: "Bari", longitude: "16.87" }]);
  const html = await (await fetch(`${running.url}/map`)).text();
  expect([...html.matchAll(/class="route route-(\d)"/g)].map(([, age]) => age)).toEqual(["1", "3", "5"]);
  expect(html).toContain("La linea passa dal verde delle prime tappe al rosso delle ultime.");
});

const journey = {
  JOURNEY_START: "2026-05-01",
  JOURNEY_END: "2027-03-31",
  CONTACT_EMAIL: "ciao@capi.example",
};
const over = "Si è concluso il 31 marzo 2027";
const mail = "ciao@ capi.example";

test("after its last day home, FAQ and the tag say that the journey is over, and whom to write to", async () => {
  running = await siteInProcess(journey, on("2027-04-01"));
  await placeStops(running.site, [milan, rome]);
  const created = await createTag(running.site, { fields: { name: "Zaino" }, token: null });
  const code = created.ok ? created.value.code : "";
  const [home, faq, tag, wrong] = [
    await textOf("/"),
    await textOf("/faq"),
    await textOf(`/t/${code}`),
    await textOf("/t/ZZZZZZ"),
  ];
  for (const page of [home, faq, tag, wrong]) {
    expect(page).toContain("Il viaggio è finito.");
    expect(page).toContain(over);
    expect(page.slice(page.indexOf(over))).toContain(mail);
  }
  expect(home).toContain("giorni 335");
  expect(home).toContain("La mia ultima tappa è stata Roma");
  expect(home).not.toContain("Adesso sono qui");
  expect(tag).toContain("Non sono perso!");
});

test("until its last day has passed nothing says so, and the FAQ names the days", async () => {
  running = await siteInProcess(journey, on("2027-03-31"));
  for (const page of ["/", "/faq", "/t/ZZZZZZ"]) expect(await textOf(page)).not.toContain("è finito");
  expect(await textOf("/faq")).toMatch(
    /Dal 1º maggio 2026 al 31 marzo 2027\. Poi torno a casa per l’evento di chiusura\./,
  );
});

test("before its first day the home page says when it begins", async () => {
  running = await siteInProcess(journey, on("2026-04-30"));
  expect(await textOf("/")).toContain("Il viaggio comincia il 1º maggio 2026.");
  await running.close();
  running = await siteInProcess(journey, on("2026-05-01"));
  expect(await textOf("/")).not.toContain("comincia il");
});

test("the owner is told when the end is near and when it has come", async () => {
  const password = "muretto-del-porto";
  for (const [day, words] of [
    ["2027-02-01", null],
    ["2027-03-15", "Il viaggio finisce il 31 marzo 2027"],
    ["2027-04-15", "Il viaggio è finito il 31 marzo 2027"],
  ] as const) {
    running = await siteInProcess({ JOURNEY_END: "2027-03-31" }, on(day));
    await setPassword(running.site, password);
    const owner = await signedIn(running.url, password);
    const html = await (await owner.open("/admin")).text();
    if (words) expect(html, day).toContain(words);
    else expect(html, day).not.toContain("31 marzo 2027");
    if (day !== "2027-04-15") await running.close();
  }
});

test("the owner sets the days in /admin; a journey that ends before it begins is refused at its field", async () => {
  const password = "muretto-del-porto";
  running = await siteInProcess({}, on("2027-04-15"));
  await setPassword(running.site, password);
  const owner = await signedIn(running.url, password);
  const save = (fields: Record<string, string>) => owner.send("/admin/impostazioni", fields);
  const refused = await save({ journeyStart: "2026-05-01", journeyEnd: "2026-04-30" });
  expect(refused.status).toBe(400);
  const html = await refused.text();
  expect(html).toContain("Il viaggio finirebbe prima di cominciare: controlla le due date");
  expect(html).toMatch(/<input[^>]*name="journeyEnd"[^>]*value="2026-04-30"/);
  expect((await save({ journeyEnd: "2026-02-30" })).status).toBe(400);
  expect((await save({ journeyStart: "2026-05-01", journeyEnd: "2027-03-31" })).status).toBe(302);
  expect(await textOf("/faq")).toContain(over);
  expect((await save({ journeyStart: "2027-05-01" })).status).toBe(400);
  expect((await save({ journeyStart: "", journeyEnd: "" })).status).toBe(302);
  expect(await textOf("/faq")).not.toContain("è finito");
});

import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { installIfNeeded } from "./setup/install.mjs";
import { isBuildStale } from "./bundling/is-build-stale.mjs";
import { onPinnedNode } from "./setup/pinned-node.mjs";

/**
 * `npm run screenshots` pictures every page of a full and of an empty site, in `screenshots/`. Words after it choose
 * pages: `npm run screenshots -- home faq`. `readme` makes those of the README.
 */
const widths = [360, 768, 1280];
const folder = "screenshots";
const password = "una-password-di-prova";

const pages = {
  home: "/",
  social: "/social",
  submit: "/submit",
  map: "/map",
  stop: ({ stop }) => `/map/${stop}`,
  diary: "/blog",
  "diary-from-beginning": "/blog?dal=inizio",
  article: ({ article }) => `/blog/${article}`,
  photo: ({ article }) => `/blog/${article}/foto/2`,
  report: ({ article }) => `/segnala?di=${article}`,
  faq: "/faq",
  privacy: "/privacy",
  accessibility: "/accessibilita",
  follow: "/segui",
  "tag-code": "/t",
  tag: ({ code }) => `/t/${code}`,
  "unknown-tag": "/t/AAAAAA",
  receipt: ({ receipts }) => receipts.story,
  "receipt-new": ({ receipts }) => `${receipts.story}?inviata=1`,
  "receipt-in-diary": ({ receipts }) => receipts.diary,
  "receipt-left": ({ receipts }) => receipts.left,
  "receipt-left-de": ({ receipts }) => `/de${receipts.left}`,
  "receipt-withdrawn": ({ receipts }) => receipts.withdrawn,
  "unknown-receipt": `/ricevuta/${"0".repeat(40)}`,
  "receipt-sighting": ({ receipts }) => receipts.sighting,
  "withdrawal-of-sighting": ({ receipts }) => `${receipts.sighting}/ritira`,
  "await-story": ({ receipts }) => `${receipts.story}/avvisami`,
  withdrawal: ({ receipts }) => `${receipts.story}/ritira`,
  api: "/api",
  "not-found": "/una/pagina/che/non/esiste",
  login: "/admin",
};
const ownersPages = {
  stories: "/admin",
  story: ({ story }) => `/admin/storie/${story}`,
  sightings: "/admin?stato=avvistamento",
  bin: "/admin/cestino",
  reports: "/admin/segnalazioni",
  "empty-bin": "/admin/cestino/tutto/elimina",
  "edit-photo": ({ photo }) => `/admin/foto/${photo}`,
  "new-article": "/admin/nuovo-articolo",
  articles: "/admin/articoli",
  "edit-article": ({ article }) => `/admin/articoli/${article}`,
  "article-preview": ({ article }) => `/admin/articoli/${article}/anteprima`,
  "new-location": "/admin/nuova-location",
  locations: "/admin/locations",
  "edit-location": ({ stop }) => `/admin/locations/${stop}`,
  tags: "/admin/cartellini",
  "print-tag": ({ tag }) => `/admin/cartellini/${tag}/stampa?comunque=true`,
  "print-sheet": ({ code }) => `/admin/cartellini/foglio?comunque=true&codice=${code}`,
  wishes: "/admin/desideri",
  book: "/admin/libro",
  "open-book": "/admin/libro/apri",
  "print-book": "/admin/libro/stampa",
  "press-photos": "/admin/stampa",
  settings: "/admin/impostazioni",
  password: "/admin/impostazioni/password",
  "second-factor": "/admin/impostazioni/accesso",
  sessions: "/admin/impostazioni/sessioni",
  notifications: "/admin/avvisi",
  channels: "/admin/impostazioni/avvisi",
};
/** The pictures of the README: the page, whether it is the owner's, and the size of the window. */
const pictures = {
  home: { at: () => "/", size: [1280, 800] },
  map: { at: () => "/map", size: [1280, 800] },
  diary: { at: () => "/blog", size: [1280, 800] },
  tag: { at: (code) => `/t/${code}`, size: [360, 740] },
  panel: { at: () => "/admin", size: [360, 740], isOwners: true },
};
/** Pages that report that something does not exist. */
const missing = [
  "not-found",
  "unknown-tag",
  "unknown-receipt",
  "receipt-left",
  "receipt-left-de",
  "receipt-withdrawn",
];
const emptyPages = { "empty-diary": "/blog", "empty-map": "/map" };

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
await installIfNeeded();
if (onPinnedNode()) {
  if (isBuildStale()) spawnSync(process.execPath, ["scripts/build.mjs"], { stdio: "inherit" });
  const { chromium } = await import("@playwright/test");
  const { ensureChromium } = await import("./setup/chromium.mjs");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const { demoIds, demoSite } = await import("./setup/demo-site.mjs");
  const site = demoSite({ ADMIN_PASSWORD: password });
  const browser = await chromium.launch({
    executablePath: (await ensureChromium()) ?? undefined,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    const forReadme = process.argv.includes("readme");
    if (!forReadme) await site.run((url) => shoot(browser, url, emptyPages, {}));
    site.importDemo();
    await site.run(async (url) => {
      if (forReadme) return paintReadme(browser, url);
      const ids = { ...(await demoIds(url)), ...(await ownersIds(browser, url)) };
      await shoot(browser, url, pages, ids);
      await shoot(browser, url, ownersPages, ids, signIn);
    });
  } finally {
    await browser.close();
    site.remove();
  }
}

async function shoot(browser, url, wanted, ids, before = async () => {}) {
  const chosen = Object.entries(wanted).filter(
    ([name]) => process.argv.length < 3 || process.argv.includes(name),
  );
  if (chosen.length === 0) return;
  for (const colorScheme of ["light", "dark"]) {
    const context = await browser.newContext({ colorScheme, locale: "it-IT", reducedMotion: "reduce" });
    const page = await context.newPage();
    await before(page, url);
    for (const [name, address] of chosen) {
      for (const width of widths) {
        await page.setViewportSize({ width, height: width < 500 ? 740 : 900 });
        const answer = await page.goto(url + (typeof address === "string" ? address : address(ids)));
        if ((answer?.status() ?? 0) >= 400 && !missing.includes(name)) {
          console.error(`${name}: ${answer?.status()} ${page.url()}`);
          process.exitCode = 1;
        }
        await page.evaluate(() =>
          Promise.all(
            [...document.images].map((image) => {
              image.loading = "eager";
              return image.decode().catch(() => {});
            }),
          ),
        );
        await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
      }
    }
    await context.close();
  }
}

/** The browser runs no scripts, so that the map is the drawn one. */
async function paintReadme(browser, url) {
  const { default: sharp } = await import("sharp");
  const owner = await browser.newPage();
  await signIn(owner, url);
  const [{ code }] = await (await owner.request.get(`${url}/api/admin/tags`)).json();
  mkdirSync("docs/pictures", { recursive: true });
  for (const colorScheme of ["light", "dark"]) {
    for (const [name, { at, size, isOwners }] of Object.entries(pictures)) {
      const [width, height] = size;
      const page = await browser.newPage({ colorScheme, locale: "it-IT", javaScriptEnabled: false });
      if (isOwners) await signIn(page, url);
      await page.setViewportSize({ width, height });
      await page.goto(url + at(code));
      const pixels = sharp(await page.screenshot()).resize({ width: Math.min(width, 960) });
      await pixels.webp({ quality: 70 }).toFile(`docs/pictures/${name}-${colorScheme}.webp`);
      await page.close();
    }
  }
}

async function signIn(page, url) {
  await page.goto(`${url}/admin`);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Accedi" }).click();
  await page.getByRole("button", { name: "Logout" }).waitFor();
}

/** Creates a story with a photo, and a tag that can be printed because the site knows its address. */
async function ownersIds(browser, url) {
  const page = await browser.newPage();
  await signIn(page, url);
  const { request } = page;
  const stories = await (await request.get(`${url}/api/admin/stories`)).json();
  const { id: story, photos } = stories.find((one) => one.photos.length > 0);
  await request.patch(`${url}/api/admin/settings`, { data: { publicUrl: url } });
  const tag = await (await request.post(`${url}/api/admin/tags`, { data: { name: "Zainetto" } })).json();
  const form = { city: "Torino", kind: "holding" };
  const sighted = await request.post(`${url}/t/${tag.code}?lingua=it`, { form, maxRedirects: 0 });
  const sighting = sighted.headers().location;
  const receipts = { ...(await storiesWithReceipts(request, url, photos[0])), sighting };
  await page.close();
  return { story, photo: photos[0], tag: tag.id, code: tag.code, receipts };
}

/** Creates stories with different fates, with a photo of the demo. Returns the paths of their receipts. */
async function storiesWithReceipts(request, url, photo) {
  const buffer = await (await request.get(`${url}/uploads/${photo}`)).body();
  let sent = 0;
  const send = async () => {
    const photos = { name: "Panchina.jpg", mimeType: "image/jpeg", buffer };
    const story = `L’ho trovato su una panchina, la ${(sent += 1)}ª del viale.\nAveva il cappello di traverso.`;
    const multipart = { story, name: "Marta", city: "Torino", consent: "true", photos };
    return (await request.post(`${url}/api/submit-story`, { multipart })).json();
  };
  const [story, diary, left, withdrawn] = [await send(), await send(), await send(), await send()];
  for (const { id } of [diary, left]) {
    const place = { title: "Una mattina al parco del Valentino", city: "Torino", country: "Italia" };
    const multipart = { ...place, content: "Marta mi ha trovato su una panchina.", storyId: id };
    await request.post(`${url}/api/admin/blog-posts`, { multipart });
  }
  await request.delete(`${url}/api/admin/stories/${left.id}`);
  await request.post(`${url}${withdrawn.receipt}/ritira`, { form: {} });
  return {
    story: story.receipt,
    diary: diary.receipt,
    left: left.receipt,
    withdrawn: withdrawn.receipt,
  };
}

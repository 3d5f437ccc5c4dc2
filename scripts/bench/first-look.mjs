import { chromium } from "@playwright/test";
import sharp from "sharp";
import { ensureChromium } from "../chromium.mjs";
import { median } from "./running.mjs";

const posts = 30;
const rounds = 3;
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const slowLine = {
  offline: false,
  latency: 562,
  downloadThroughput: (1.5 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const slowdown = 4;

/** Thirty articles with photos, and their stops, as their owner would make them; answers the id of the newest. */
export async function fillByCalls({ port }, password) {
  const url = `http://127.0.0.1:${port}/api/admin`;
  const login = await fetch(`${url}/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ password }),
  });
  const headers = { Cookie: login.headers.getSetCookie()[0].split(";")[0] };
  const send = async (path, fields, photo) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    if (photo) body.set("photo", new Blob([photo]), "mare.jpg");
    const answer = await fetch(`${url}/${path}`, { method: "POST", headers, body });
    if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()).id;
  };
  let article;
  for (let n = 0; n < posts; n += 1) {
    const place = { city: `Camogli ${n}`, country: "Italia" };
    const content =
      "Il mare era mosso, il cane abbaiava, e lui guardava l’orizzonte senza dire niente. ".repeat(8);
    article = await send(
      "blog-posts",
      { title: `Tre giorni al mare, numero ${n}`, content, ...place },
      await sea(n),
    );
    const position = {
      latitude: (38 + n / 5 + 0.01).toFixed(2),
      longitude: (8 + ((n * 7) % 9) + 0.01).toFixed(2),
    };
    await send("locations", { name: `Tappa ${n}`, blogPostId: article, ...position, ...place });
  }
  return article;
}

/** A photo that compresses about as well as a real one. */
async function sea(n) {
  const [width, height] = [80, 60];
  const noise = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, at) => ((at + n * 7919) * 2_654_435_761) >>> 24),
  );
  const raw = { width, height, channels: 3 };
  return sharp(noise, { raw })
    
    .resize(1600, 1200, { kernel: "cubic" })
    .jpeg({ quality: 85 })
    .toBuffer();
}

/**
 * What a visitor with a slow phone waits for, in milliseconds: the first and the largest content of each page with an
 * empty cache, until the scripted pages answer, and a walk through five pages. `sites`: ports by name; they are visited in
 * turns, and the middle of five rounds counts.
 */
export async function firstLook(sites, article) {
  const browser = await chromium.launch({ executablePath: await ensureChromium() });
  const pages = {
    home: "/",
    diary: "/blog",
    article: `/blog/${article}`,
    submit: "/submit",
    map: "/map",
    FAQ: "/faq",
  };
  const walk = ["/", "/blog", `/blog/${article}`, "/faq", "/blog"];
  const measured = {};
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const [site, port] of Object.entries(sites)) {
        const url = `http://127.0.0.1:${port}`;
        for (const [name, path] of Object.entries(pages)) {
          const [visited] = await visit(browser, url, [path]);
          ((measured[name] ??= {})[site] ??= []).push(visited);
        }
        const later = await visit(browser, url, walk);
        later.forEach((one, at) =>
          ((measured[`walk ${at + 1}: ${names(pages, walk[at])}`] ??= {})[site] ??= []).push(one),
        );
      }
    }
  } finally {
    await browser.close();
  }
  return Object.fromEntries(
    Object.entries(measured).map(([name, bySite]) => [
      name,
      Object.fromEntries(Object.entries(bySite).map(([site, visits]) => [site, middle(visits)])),
    ]),
  );
}

const names = (pages, path) => Object.keys(pages).find((name) => pages[name] === path);

function middle(visits) {
  return Object.fromEntries(
    Object.keys(visits[0]).map((key) => [key, median(visits.map((one) => one[key]))]),
  );
}

/** Opens pages one after the other in a browser whose cache is empty at first. */
async function visit(browser, url, paths) {
  const context = await browser.newContext({ ...phone, baseURL: url });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", slowLine);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.addInitScript(observe);
    const visits = [];
    for (const path of paths) {
      await page.goto(path, { waitUntil: "load" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      await page.waitForLoadState("networkidle");
      visits.push(await page.evaluate(read));
    }
    return visits;
  } finally {
    await context.close();
  }
}

/** Runs in the page before everything else. */
function observe() {
  const seen = { largest: 0, alive: 0 };
  window.firstLook = seen;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largest = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  // React leaves its mark on the first button or link that it takes over.
  const look = () => {
    const element = document.querySelector("main a, main button");
    if (element && Object.keys(element).some((key) => key.startsWith("__reactProps")))
      seen.alive = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function read() {
  const [first] = performance.getEntriesByName("first-contentful-paint");
  const scripts = performance.getEntriesByType("resource").filter(({ name }) => /\.js$/.test(name));
  const loaded = performance.getEntriesByType("resource").reduce((sum, one) => sum + one.transferSize, 0);
  const [page] = performance.getEntriesByType("navigation");
  return {
    first: first.startTime,
    largest: window.firstLook.largest,
    alive: window.firstLook.alive,
    scripts: scripts.length,
    html: page.transferSize,
    bytes: page.transferSize + loaded,
  };
}

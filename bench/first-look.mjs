/* global window, PerformanceObserver, requestAnimationFrame */
import { chromium } from "@playwright/test";
import { ensureChromium } from "../scripts/setup/chromium.mjs";
import { median, untilIdle } from "./running.mjs";

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 2.625,
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

/**
 * Measures the waits on a slow phone with an empty cache, in milliseconds: first and largest content, start of React.
 * `article` is the id of one. The median of `rounds` counts. Null without a Chromium.
 */
export async function firstLook({ port, pid, article }, rounds = 5) {
  const executablePath = await ensureChromium();
  if (!executablePath) return null;
  await untilIdle(pid);
  const walk = ["home", "diary", "article", "FAQ", "diary"];
  const visits = {};
  const note = (name, seen) => (visits[name] ??= []).push(seen);
  const browser = await chromium.launch({ executablePath });
  try {
    const url = `http://127.0.0.1:${port}`;
    const pages = addresses(article);
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, path] of Object.entries(pages)) note(name, ...(await visit(browser, url, [path])));
      const paths = walk.map((name) => pages[name]);
      for (const [step, seen] of (await visit(browser, url, paths)).entries()) {
        note(`${step + 1}. ${walk[step]}`, seen);
      }
    }
  } finally {
    await browser.close();
  }
  return Object.entries(visits).map(([name, seen]) => ({ name, ...middle(seen) }));
}

const addresses = (article) => ({
  home: "/",
  diary: "/blog",
  article: `/blog/${article}`,
  submit: "/submit",
  map: "/map",
  FAQ: "/faq",
});

function middle(visits) {
  return Object.fromEntries(
    Object.keys(visits[0]).map((key) => [key, median(visits.map((one) => one[key]))]),
  );
}

/** Opens pages one after the other in a browser whose cache is empty. */
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
      // On a slow processor React begins long after the last script has arrived.
      await page.waitForFunction(() => !window.__remixContext || window.firstLook.alive > 0);
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
  // React marks the first button or link that it takes over.
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

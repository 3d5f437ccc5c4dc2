import { expect, test } from "vitest";
import { browserKind } from "./browser-kind";

const like = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  ["Chrome/Android", `Mozilla/5.0 (Linux; Android 10; K) ${like} Chrome/139.0.0.0 Mobile Safari/537.36`],
  [
    "Samsung Internet/Android",
    `Mozilla/5.0 (Linux; Android 14) ${like} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
  ],
  [
    "Edge/Windows",
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${like} Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0`,
  ],
  [
    "Safari/iPhone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
  ],
  [
    "Chrome/iPhone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/139.0 Mobile/15E148 Safari/604.1",
  ],
  [
    "Safari/Mac",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15",
  ],
  ["Firefox/Linux", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"],
  ["curl/", "curl/8.5.0"],
  [null, "<script>alert(1)</script>"],
  [null, null],
])("%s", (kind, userAgent) => {
  expect(browserKind(userAgent)).toBe(kind);
});

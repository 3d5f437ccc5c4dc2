import { describe, expect, it } from "vitest";
import { isHumanVisit } from "./page-visit.server";

const phone =
  "Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";
const request = (headers: Record<string, string>, method = "GET") => ({
  method,
  headers: new Headers(headers),
});

describe("a scan", () => {
  it.each([
    phone,
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
    "Mozilla/5.0 (Linux; Android 13; CUBOT NOTE 40) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36",
    "Mozilla/5.0 (Linux; Android 10; CUBOT_X30) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 340.0",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 [Pinterest/iOS]",
    "",
  ])("is a page that is opened by %s", (agent) => {
    expect(isHumanVisit(request({ "User-Agent": agent }))).toBe(true);
  });

  it.each([
    "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
    "Mozilla/5.0 (Macintosh) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0",
    "WhatsApp/2.24.20.89 A",
    "TelegramBot (like TwitterBot)",
    "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
    "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)",
    "LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)",
    "Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5",
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
    "Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)",
    "Mozilla/5.0 (compatible; SomeCrawler/3.1)",
  ])("is not the preview of %s", (agent) => {
    expect(isHumanVisit(request({ "User-Agent": agent }))).toBe(false);
  });

  it.each([
    "curl/8.5.0",
    "Wget/1.21.4",
    "python-requests/2.32.3",
    "Go-http-client/2.0",
    "okhttp/4.12.0",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36",
  ])("is not what %s fetches", (agent) => {
    expect(isHumanVisit(request({ "User-Agent": agent }))).toBe(false);
  });

  it.each(["image", "iframe", "empty"])("is not what another page loads as %s", (destination) => {
    const headers = { "User-Agent": phone, "Sec-Fetch-Dest": destination };
    expect(isHumanVisit(request(headers))).toBe(false);
    expect(isHumanVisit(request({ ...headers, "Sec-Fetch-Dest": "document" }))).toBe(true);
  });

  it("is not what a browser fetches in advance", () => {
    expect(isHumanVisit(request({ "User-Agent": phone, "Sec-Purpose": "prefetch" }))).toBe(false);
  });

  it("is not HEAD", () => {
    expect(isHumanVisit(request({ "User-Agent": phone }, "HEAD"))).toBe(false);
  });
});

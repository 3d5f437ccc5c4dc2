import { expect, it } from "vitest";
import { staticCss, staticFile, staticHtml, staticLink } from "./static-html";

const origin = "https://capi.example";
const isReadable = (address: string) => !/^\/(?:admin|submit|api)(?:\/|$)/.test(address);

/** Rewrites a text, and returns the addresses that were found in it, too. */
function needsOf(rewrite: typeof staticHtml, text: string, address: string) {
  const found = new Set<string>();
  return { text: rewrite(text, address, { origin, isReadable, found }), needs: [...found] };
}

it.each([
  ["/", "index.html"],
  ["/blog", "blog/index.html"],
  ["/blog?tutte=1&pagina=2", "blog/tutte-1/pagina-2/index.html"],
  ["/uploads/0a_Citt%C3%A0.jpg", "uploads/0a_Città.jpg"],
])("%s becomes the file %s", (address, file) => {
  expect(staticFile(address)).toBe(file);
});

it("keeps where the page is in other languages, as the web knows it", () => {
  const head = '<link rel="alternate" hreflang="en" href="https://capi.example/en/blog">';
  expect(needsOf(staticHtml, pageOf(head), "/blog")).toEqual({ text: pageOf(head), needs: [] });
});

it("refers from page to page as a disk needs it", () => {
  expect(staticLink("/blog/x", "/")).toBe("../../index.html");
  expect(staticLink("/", "/map")).toBe("map/index.html");
  expect(staticLink("/map/x", "/map", "#tappe")).toBe("../index.html#tappe");
});

it("refers from the page of lost addresses as the root of a web server needs it", () => {
  expect(staticLink("/404.html", "/")).toBe("/index.html");
  expect(staticLink("/404.html", "/uploads/0a_Citt%C3%A0.jpg", "#x")).toBe("/uploads/0a_Citt%C3%A0.jpg#x");
});

const pageOf = (head: string, body = "") =>
  `<!DOCTYPE html><html lang="it"><head>${head}</head><body>${body}</body></html>`;

it("keeps a page's words and takes away what needs a server", () => {
  const head = [
    '<link rel="canonical" href="https://capi.example/blog"><link rel="modulepreload" href="/build/x.js">',
    '<link rel="alternate" href="/feed.atom"><link rel="alternate" href="https://capi.example/api/oembed?url=x">',
    '<link rel="alternate icon" href="/icon.png"><script type="application/ld+json">{"name":"</x>"}</script>',
    '<link rel="stylesheet" href="/build/site.css"><script nonce="x">if (a < b) run("</a>")</script>',
  ].join("");
  const body = [
    '<a class="b" href="/submit">Invia <b>Storia</b></a><form method="post"><a href="/faq">x</a></form>',
    '<a href="/blog/x?a=1&amp;b=2#foto">Leggi</a><a href="https://www.tiktok.com/">TikTok</a>',
    '<a href="https://capi.example/faq">FAQ</a><a href="mailto:a@b.it">Scrivi</a><a href="#content">Giù</a>',
    '<img src="/uploads/a.jpg" srcset="/uploads/a-480.webp 480w, /uploads/a.webp 960w" alt="src=&quot;/x&quot;">',
    '<p>Ha scritto &lt;a href="/admin"&gt; &amp; se n\'è andata</p><noscript><a href="/map">Mappa</a></noscript>',
  ].join("");
  const { text, needs } = needsOf(staticHtml, pageOf(head, body), "/blog");
  expect(text).toBe(
    pageOf(
      [
        '<link rel="canonical" href="https://capi.example/blog"><link rel="alternate" href="../feed.atom">',
        '<link rel="alternate icon" href="../icon.png"><script type="application/ld+json">{"name":"</x>"}</script>',
        '<link rel="stylesheet" href="../build/site.css">',
      ].join(""),
      [
        '<a href="x/a-1/b-2/index.html#foto">Leggi</a><a href="https://www.tiktok.com/">TikTok</a>',
        '<a href="../faq/index.html">FAQ</a><a href="mailto:a@b.it">Scrivi</a><a href="#content">Giù</a>',
        '<img src="../uploads/a.jpg" srcset="../uploads/a-480.webp 480w, ../uploads/a.webp 960w" alt="src=&quot;/x&quot;">',
        '<p>Ha scritto &lt;a href="/admin"&gt; &amp; se n\'è andata</p><noscript><a href="../map/index.html">Mappa</a></noscript>',
      ].join(""),
    ),
  );
  expect(needs.sort()).toEqual([
    "/blog/x?a=1&b=2",
    "/build/site.css",
    "/faq",
    "/feed.atom",
    "/icon.png",
    "/map",
    "/uploads/a-480.webp",
    "/uploads/a.jpg",
    "/uploads/a.webp",
  ]);
});

it.each([
  ["quotes of the other kind, or none", "<a href='/admin'>A</a><a href=/submit>B</a><a href=/map>C</a>", "C"],
  ["capital letters and spaces", '<A HREF = "/submit">A</A ><a href="/map" >C</a>', "C"],
  [
    "a sign of the markup inside an attribute",
    '<a title="2 > 1" href="/admin">A</a><a title="a>b" href="/map">C</a>',
    "C",
  ],
  ["a script with the end of another element", "<script>'</form>'</script><a href='/map'>C</a>", "C"],
])("understands %s", (_, body, words) => {
  const { text, needs } = needsOf(staticHtml, pageOf("", body), "/");
  expect(text.replaceAll(/<[^>]*>/g, "")).toBe(words);
  expect(text).toContain('href="map/index.html"');
  expect(needs).toEqual(["/map"]);
});

it("draws the map as it was: names of SVG keep their capital letters", () => {
  const map = '<svg viewBox="0 0 9 9"><image href="/uploads/a.jpg"></image><use href="#pin"></use></svg>';
  const { text } = needsOf(staticHtml, pageOf("", map), "/map");
  expect(text).toContain(
    '<svg viewBox="0 0 9 9"><image href="../uploads/a.jpg"></image><use href="#pin"></use></svg>',
  );
});

it("needs the picture that shared links show, and leaves its address as the web knows it", () => {
  const picture = '<meta property="og:image" content="https://capi.example/social-card.png">';
  const others = '<meta property="og:image" content="https://elsewhere.example/x.png">';
  const page = pageOf(picture + others);
  expect(needsOf(staticHtml, page, "/faq")).toEqual({ text: page, needs: ["/social-card.png"] });
});

it("finds what a style sheet needs", () => {
  const css = 'a{background:url(/build/_assets/x.png)}b{c:url("data:image/png;base64,x")}';
  const { text, needs } = needsOf(staticCss, css, "/build/_assets/site.css");
  expect(text).toBe('a{background:url(x.png)}b{c:url("data:image/png;base64,x")}');
  expect(needs).toEqual(["/build/_assets/x.png"]);
});

import { expect, it } from "vitest";
import { staticLink, staticFile } from "./static-address";
import { staticCss, staticHtml } from "./static-html";

const origin = "https://capi.example";

it.each([
  ["/", "index.html"],
  ["/blog", "blog/index.html"],
  ["/blog?tutte=1&pagina=2", "blog/tutte-1/pagina-2/index.html"],
  ["/uploads/0a_Citt%C3%A0.jpg", "uploads/0a_Città.jpg"],
])("%s becomes the file %s", (address, file) => {
  expect(staticFile(address)).toBe(file);
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

it("keeps a page's words and takes away what needs a server", () => {
  const page = [
    '<link rel="canonical" href="https://capi.example/blog"/><link rel="modulepreload" href="/build/x.js"/>',
    '<link rel="stylesheet" href="/build/site.css"/><script nonce="x">if (a < b) run()</script>',
    '<a class="b" href="/submit">Invia <b>Storia</b></a><form method="post"><button>Via</button></form>',
    '<a href="/blog/x?a=1&amp;b=2#foto">Leggi</a><a href="https://www.tiktok.com/">TikTok</a>',
    '<a href="https://capi.example/faq">FAQ</a><a href="mailto:a@b.it">Scrivi</a><a href="#content">Giù</a>',
    '<img src="/uploads/a.jpg" srcSet="/uploads/a-480.webp 480w, /uploads/a.webp 960w" alt="src=&quot;/x&quot;"/>',
  ].join("");
  const { html, needs } = staticHtml(page, "/blog", origin);
  expect(html).toBe(
    [
      '<link rel="canonical" href="https://capi.example/blog"/>',
      '<link rel="stylesheet" href="../build/site.css"/>',
      '<a href="x/a-1/b-2/index.html#foto">Leggi</a><a href="https://www.tiktok.com/">TikTok</a>',
      '<a href="../faq/index.html">FAQ</a><a href="mailto:a@b.it">Scrivi</a><a href="#content">Giù</a>',
      '<img src="../uploads/a.jpg" srcSet="../uploads/a-480.webp 480w, ../uploads/a.webp 960w" alt="src=&quot;/x&quot;"/>',
    ].join(""),
  );
  expect(needs.sort()).toEqual([
    "/blog/x?a=1&b=2",
    "/build/site.css",
    "/faq",
    "/uploads/a-480.webp",
    "/uploads/a.jpg",
    "/uploads/a.webp",
  ]);
});

it("needs the picture that shared links show, and leaves its address as the web knows it", () => {
  const picture = '<meta property="og:image" content="https://capi.example/social-card.png"/>';
  const others = '<meta property="og:image" content="https://elsewhere.example/x.png"/>';
  expect(staticHtml(picture + others, "/faq", origin)).toEqual({
    html: picture + others,
    needs: ["/social-card.png"],
  });
});

it("finds what a style sheet needs", () => {
  const { html, needs } = staticCss(
    'a{background:url(/build/_assets/x.png)}b{c:url("data:image/png;base64,x")}',
    "/build/_assets/site.css",
    origin,
  );
  expect(html).toBe('a{background:url(x.png)}b{c:url("data:image/png;base64,x")}');
  expect(needs).toEqual(["/build/_assets/x.png"]);
});

import { expect, test } from "vitest";
import { cacheKey } from "./cacheable-paths";

test.each([
  ["/", "", "/"],
  ["/faq", "utm_source=x", "/faq"],
  ["/blog", "tutte=1&x=y", "/blog?tutte=1"],
  ["/blog", "pagina=3&tutte=1", "/blog?tutte=1&pagina=3"],
  ["/blog", "tutte=1&pagina=3", "/blog?tutte=1&pagina=3"],
  ["/blog/0123456789abcdef0123", "", "/blog/0123456789abcdef0123"],
  ["/blog/abc/foto/2", "", "/blog/abc/foto/2"],
  ["/map/abc", "fbclid=1", "/map/abc"],
  ["/api/blog-posts", "", "/api/blog-posts"],
])("%s?%s is kept as %s", (path, query, key) => {
  expect(cacheKey(path, query)).toBe(key);
});

test.each([
  ["/submit", ""],
  ["/admin", ""],
  ["/admin/articoli", ""],
  ["/api/admin/stories", ""],
  ["/api/admin/status", ""],
  ["/uploads/x.jpg", ""],
  ["/blog/%61bc", ""],
  ["/blog/", ""],
  ["/blog.data", ""],
  ["/blog", "pagina=00001"],
  ["/blog", "pagina=99999"],
  ["/blog", "tutte=anything"],
])("%s?%s is not kept", (path, query) => {
  expect(cacheKey(path, query)).toBeNull();
});

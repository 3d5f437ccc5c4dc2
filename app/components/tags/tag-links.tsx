import { Link } from "@remix-run/react";
import { useWords } from "~/components/languages/use-words";

/** The links from a tag's page to the rest of the site. */
export function TagLinks() {
  const { links } = useWords().text.tagPage;
  return (
    <nav className="finder-links">
      <Link to="/">{links.home}</Link>
      <Link to="/map">{links.map}</Link>
      <Link to="/blog">{links.blog}</Link>
      <Link to="/faq">{links.faq}</Link>
      <Link to="/privacy">{links.privacy}</Link>
    </nav>
  );
}

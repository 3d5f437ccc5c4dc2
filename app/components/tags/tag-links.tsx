import { Link } from "@remix-run/react";
import { MailLink } from "~/components/layout/contact-links";
import { usePublicSettings } from "~/components/layout/use-public-settings";
import { useWords } from "~/components/languages/use-words";

/** The links from a tag's page to the rest of the site, and to help. */
export function TagLinks() {
  const { links, help, already } = useWords().text.tagPage;
  const { contactEmail } = usePublicSettings();
  return (
    <>
      <nav className="finder-links">
        <Link to="/">{links.home}</Link>
        <Link to="/map">{links.map}</Link>
        <Link to="/blog">{links.blog}</Link>
        <Link to="/faq">{links.faq}</Link>
        <Link to="/privacy">{links.privacy}</Link>
      </nav>
      <p className="field-hint">
        {already} {contactEmail ? help : null} <MailLink address={contactEmail} />
      </p>
    </>
  );
}

import { Camera, Film } from "~/components/drawings/icons";
import { ExternalLink, MailLink } from "./contact-links";
import { LanguageLinks } from "~/components/languages/language-links";
import { DocumentLink } from "./document-link";
import { useWords } from "~/components/languages/use-words";
import type { PublicSettings } from "~/domain/settings/setting";

/** The foot of every page. */
export function Footer({ contactEmail, instagramUrl, tiktokUrl }: PublicSettings) {
  const text = useWords().text.layout.footer;
  return (
    <footer className="footer">
      <div className="footer-columns">
        <section>
          <h2>{text.blurbTitle}</h2>
          <p>{text.blurb}</p>
        </section>
        {contactEmail ? (
          <section>
            <h2>{text.contactTitle}</h2>
            <MailLink address={contactEmail} />
          </section>
        ) : null}
        {instagramUrl || tiktokUrl ? (
          <section>
            <h2>{text.socialTitle}</h2>
            <ul>
              {instagramUrl ? (
                <li>
                  <ExternalLink href={instagramUrl}>
                    <Camera /> Instagram
                  </ExternalLink>
                </li>
              ) : null}
              {tiktokUrl ? (
                <li>
                  <ExternalLink href={tiktokUrl}>
                    <Film /> TikTok
                  </ExternalLink>
                </li>
              ) : null}
            </ul>
          </section>
        ) : null}
      </div>
      <LanguageLinks />
      <div className="footer-small">
        <p>{text.disclaimer}</p>
        <DocumentLink to="/segui">{text.follow}</DocumentLink>
        <DocumentLink to="/privacy">{text.privacy}</DocumentLink>
        <DocumentLink to="/accessibilita">{text.accessibility}</DocumentLink>
        <p>{text.copyright}</p>
      </div>
    </footer>
  );
}

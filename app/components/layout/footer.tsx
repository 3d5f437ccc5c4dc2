import type { SiteFacts } from "~/domain/settings/setting";
import { footerText } from "~/text/it/layout";
import { Camera, Film } from "~/components/drawings/icons";
import { ExternalLink, MailLink } from "./contact-links";

/** The foot of every page. */
export function Footer({ facts }: { facts: SiteFacts }) {
  const text = footerText(facts.productName);
  return (
    <footer className="footer">
      <div className="footer-columns">
        <section>
          <h2>{text.blurbTitle}</h2>
          <p>{text.blurb}</p>
        </section>
        <section>
          <h2>{text.contactTitle}</h2>
          <MailLink address={facts.contactEmail} />
        </section>
        <section>
          <h2>{text.socialTitle}</h2>
          <ul>
            <li>
              <ExternalLink href={facts.instagramUrl}>
                <Camera /> {text.instagram}
              </ExternalLink>
            </li>
            <li>
              <ExternalLink href={facts.tiktokUrl}>
                <Film /> {text.tiktok}
              </ExternalLink>
            </li>
          </ul>
        </section>
      </div>
      <div className="footer-small">
        <p>{text.disclaimer}</p>
        <a href="/privacy">{text.privacy}</a>
        <p>{text.copyright}</p>
      </div>
    </footer>
  );
}

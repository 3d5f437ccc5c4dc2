import type { SiteFacts } from "~/domain/site";
import { footerText } from "~/text/it/layout";
import { Camera, Film } from "~/components/drawings/icons";
import { MailLink } from "./mail-link";
import { OutsideLink } from "./outside-link";

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
              <OutsideLink href={facts.instagramUrl}>
                <Camera /> {text.instagram}
              </OutsideLink>
            </li>
            <li>
              <OutsideLink href={facts.tiktokUrl}>
                <Film /> {text.tiktok}
              </OutsideLink>
            </li>
          </ul>
        </section>
      </div>
      <div className="footer-small">
        <p>{text.disclaimer}</p>
        <p>{text.copyright}</p>
      </div>
    </footer>
  );
}

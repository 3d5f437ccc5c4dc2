import { Camera, Film } from "~/components/drawings/icons";
import { ExternalLink, MailLink, DocumentLink } from "./links";
import { LanguageLinks } from "~/components/languages/language-links";
import { useWords } from "~/components/languages/use-words";
import type { ShownSettings } from "~/domain/settings/setting";
import type { PageSettings } from "./use-public-settings";

/** Returns the toy's profiles on social networks. */
export const profilesOf = ({ instagramUrl, tiktokUrl }: ShownSettings) =>
  [
    { key: "instagram" as const, name: "Instagram", Icon: Camera, href: instagramUrl ?? undefined },
    { key: "tiktok" as const, name: "TikTok", Icon: Film, href: tiktokUrl ?? undefined },
  ].filter(({ href }) => href);

/** The foot of every page. */
export function Footer(settings: PageSettings) {
  const { contactEmail, hasPress } = settings;
  const pages = {
    follow: "/segui",
    press: hasPress && "/stampa",
    privacy: "/privacy",
    accessibility: "/accessibilita",
  };
  const profiles = profilesOf(settings);
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
        {profiles.length > 0 ? (
          <section>
            <h2>{text.socialTitle}</h2>
            <ul>
              {profiles.map(({ name, Icon, href }) => (
                <li key={name}>
                  <ExternalLink href={href}>
                    <Icon />
                    {` ${name}`}
                  </ExternalLink>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
      <LanguageLinks />
      <div className="footer-small">
        <p>{text.disclaimer}</p>
        {Object.entries(pages).map(
          ([name, to]) =>
            to && <DocumentLink key={name} to={to} children={text[name as keyof typeof pages]} />,
        )}
        <p>{text.copyright}</p>
      </div>
    </footer>
  );
}

import type { SiteFacts } from "~/domain/site";
import { footerText } from "~/text/footer";

/** The foot of every page (spec §2). */
export function Footer({ facts }: { facts: SiteFacts }) {
  return (
    <footer>
      <p>{footerText(facts.productName).copyright}</p>
    </footer>
  );
}

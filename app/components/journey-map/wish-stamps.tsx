import { useWords } from "~/components/languages/use-words";
import type { ShownWish } from "~/domain/wishes/wish";

/** The wishes that came true at a stop. */
export function WishStamps({ wishes }: { wishes: ShownWish[] }) {
  const { wish: label } = useWords().text.map.stop;
  return wishes.map(({ id, text, lang }) => (
    <p key={id} className="wish-stamp">
      {label} <bdi lang={lang}>{text}</bdi>
    </p>
  ));
}

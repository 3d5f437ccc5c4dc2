import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { homeText } from "~/text/home";
import { CapybaraWaving } from "./drawings/capybara-waving";

/** The parts of the home page as stops of a route: the dashed line winds from the hero past each to the end. */
export function HomeSections({ productName }: { productName: string }) {
  const { who, join, why, next, gain, follow, closing, sendStory } = homeText(productName);
  return (
    <>
      <div className="journey">
        <Stop title={who.title}>
          <Paragraphs of={who.text} />
        </Stop>
        <Stop title={join.title}>
          <ol className="steps">
            {join.steps.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <div className="tag">
            <p className="tag-text">{join.tag}</p>
            <Link className="button" to="/submit">
              {sendStory}
            </Link>
          </div>
        </Stop>
        <Stop title={why.title}>
          <Paragraphs of={why.text} />
        </Stop>
        <Stop title={next.title}>
          <p>{next.text}</p>
          <ul className="ways">
            {next.ways.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}</strong> {text}
              </li>
            ))}
          </ul>
        </Stop>
        <Stop title={gain.title}>
          <p>{gain.text}</p>
        </Stop>
        <Stop title={follow.title}>
          <p>{follow.text}</p>
          <div className="button-row">
            <Link className="button" to="/map">
              {follow.map}
            </Link>
            <Link className="button button-quiet" to="/blog">
              {follow.diary}
            </Link>
            <Link to="/social">{follow.social}</Link>
          </div>
        </Stop>
      </div>
      <div className="closing">
        <CapybaraWaving />
        <p>{closing}</p>
      </div>
    </>
  );
}

function Stop({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="section-title">{title}</h2>
      <div className="prose">{children}</div>
    </section>
  );
}

function Paragraphs({ of: paragraphs }: { of: string[] }) {
  return paragraphs.map((text) => <p key={text}>{text}</p>);
}

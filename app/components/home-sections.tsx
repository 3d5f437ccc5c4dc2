import type { ReactNode } from "react";
import { DocumentLink } from "~/components/layout/links";
import { useWords } from "~/components/languages/use-words";
import { CapybaraWaving } from "./drawings/capybara-on-the-way";
import { type StampDrawing, StopStamp } from "./drawings/stop-stamps";

/** The sections of the home page, drawn as stops of a route. A dashed line winds past them from top to end. */
export function HomeSections() {
  const { who, join, why, next, gain, follow, closing, sendStory } = useWords().text.home;
  return (
    <>
      <div className="journey">
        <Stop title={who.title} stamp="face">
          <Paragraphs of={who.text} />
        </Stop>
        <Stop title={join.title} stamp="camera">
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
            <DocumentLink className="button" to="/submit">
              {sendStory}
            </DocumentLink>
          </div>
        </Stop>
        <Stop title={why.title} stamp="heart">
          <Paragraphs of={why.text} />
        </Stop>
        <Stop title={next.title} stamp="signpost">
          <p>{next.text}</p>
          <ul className="ways">
            {next.ways.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}</strong> {text}
              </li>
            ))}
          </ul>
        </Stop>
        <Stop title={gain.title} stamp="gift">
          <p>{gain.text}</p>
        </Stop>
        <Stop title={follow.title} stamp="map">
          <p>{follow.text}</p>
          <div className="button-row">
            <DocumentLink className="button" to="/map">
              {follow.map}
            </DocumentLink>
            <DocumentLink className="button button-quiet" to="/blog">
              {follow.diary}
            </DocumentLink>
            <DocumentLink className="button button-link" to="/social">
              {follow.social}
            </DocumentLink>
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

function Stop({ title, stamp, children }: { title: string; stamp: StampDrawing; children: ReactNode }) {
  return (
    <section>
      <h2 className="section-title">{title}</h2>
      <StopStamp drawing={stamp} />
      <div className="prose">{children}</div>
    </section>
  );
}

function Paragraphs({ of: paragraphs }: { of: readonly string[] }) {
  return paragraphs.map((text) => <p key={text}>{text}</p>);
}

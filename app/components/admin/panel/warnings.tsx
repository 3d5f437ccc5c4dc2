import { Link } from "@remix-run/react";
import { ButtonLink } from "~/components/admin/buttons";
import { NoticeBanner } from "~/components/form-parts/notice-banner";
import { useOwnerWords } from "~/components/languages/use-owner-words";
import { fill } from "~/text/fill";
import type { OwnerTexts } from "~/text/words";

/** Warns the owner that notifications are paused until the owner resumes them. */
export function PausedWarning() {
  const { paused, panel } = useOwnerWords().text;
  return (
    <NoticeBanner notice={{ ...paused, failed: true }} role="status">
      <ButtonLink look="small-main" to="/admin/avvisi" label={panel.notifications} />
    </NoticeBanner>
  );
}

interface StorageWarningProps {
  state: { code: "fine" | "unwritable" | "photos-away" } | { code: "little-space"; bytes: number };
}

/** Warns the owner that the disk is full or nearly full, or that photos cannot be stored. */
export function StorageWarning({ state }: StorageWarningProps) {
  const { littleSpace, photosAway, unwritable, openBin } = useOwnerWords().text.storage;
  if (state.code === "fine") return null;
  if (state.code === "photos-away") return <NoticeBanner notice={{ ...photosAway, failed: true }} />;
  const megabytes = "bytes" in state ? Math.floor(state.bytes / (1024 * 1024)) : 0;
  const { title, text } = state.code === "little-space" ? littleSpace : unwritable;
  return (
    <NoticeBanner notice={{ title, text: fill(text, { megabytes }), failed: true }}>
      <ButtonLink to="/admin/cestino" label={openBin} />
    </NoticeBanner>
  );
}

/** The id of what is still to be done. */
export const missingId = "missing";

/** One thing that is still to be done, how often, and the address where it is done. */
export interface ToDo {
  what: keyof OwnerTexts["missing"]["toDo"];
  count?: number;
  to: string;
}

/** 'Che cosa manca': a list of links. Nothing when all is done. */
export function WhatIsMissing({ links }: { links: ToDo[] }) {
  const { text: texts, plural } = useOwnerWords();
  const text = texts.missing;
  if (links.length === 0) return null;
  const label = ({ what, count = 1 }: ToDo) => {
    const sentence = text.toDo[what];
    return typeof sentence === "string" ? sentence : plural(sentence, count);
  };
  return (
    <section className="notice" aria-labelledby="missing-title">
      <h2 className="notice-title" id="missing-title">
        {text.title}
      </h2>
      <ul className="notice-list">
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to}>{label(link)}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Tells the owner that the journey is over or ends soon, and links to the setting. `day` is its end, `YYYY-MM-DD`. */
export function JourneyEnding({ day, isOver }: { day: string; isOver: boolean }) {
  const { text: texts, dated, dayInWords } = useOwnerWords();
  const text = texts.journeyEnding;
  return (
    <div className="notice" role="note">
      <p>{dated(isOver ? text.over : text.near, { day: dayInWords(day) })}</p>
      <div className="button-row">
        <ButtonLink look="small-main" to="/admin/impostazioni#journeyEnd" label={text.open} />
      </div>
    </div>
  );
}

import { Link } from "@remix-run/react";
import { ButtonLink } from "~/components/admin/buttons";
import { NoticeBanner } from "~/components/form-parts/notice-banner";
import {
  adminText,
  journeyEndingText,
  missingText as text,
  pausedText,
  storageText,
} from "~/text/it/admin/panel";

/** Warns the owner that notifications are paused until the owner resumes them. */
export function PausedWarning() {
  return (
    <NoticeBanner notice={{ ...pausedText, failed: true }} role="status">
      <ButtonLink look="small-main" to="/admin/avvisi" label={adminText.notifications} />
    </NoticeBanner>
  );
}

interface StorageWarningProps {
  state: { code: "fine" | "unwritable" | "photos-away" } | { code: "little-space"; bytes: number };
}

/** Warns the owner that the disk is full or nearly full, or that photos cannot be stored. */
export function StorageWarning({ state }: StorageWarningProps) {
  const { littleSpace, photosAway, unwritable } = storageText;
  if (state.code === "fine") return null;
  if (state.code === "photos-away") return <NoticeBanner notice={{ ...photosAway, failed: true }} />;
  const full = "bytes" in state ? littleSpace(state.bytes) : unwritable;
  return (
    <NoticeBanner notice={{ ...full, failed: true }}>
      <ButtonLink to="/admin/cestino" label={storageText.openBin} />
    </NoticeBanner>
  );
}

/** The id of what is still to be done. */
export const missingId = "missing";

/** 'Che cosa manca': a list of links. Nothing when all is done. */
export function WhatIsMissing({ links }: { links: { to: string; label: string }[] }) {
  if (links.length === 0) return null;
  return (
    <section className="notice" aria-labelledby="missing-title">
      <h2 className="notice-title" id="missing-title">
        {text.title}
      </h2>
      <ul className="notice-list">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Tells the owner that the journey is over or ends soon, and links to the setting. `day` is its end, `YYYY-MM-DD`. */
export function JourneyEnding({ day, isOver }: { day: string; isOver: boolean }) {
  return (
    <div className="notice" role="note">
      <p>{isOver ? journeyEndingText.over(day) : journeyEndingText.near(day)}</p>
      <div className="button-row">
        <ButtonLink look="small-main" to="/admin/impostazioni#journeyEnd" label={journeyEndingText.open} />
      </div>
    </div>
  );
}

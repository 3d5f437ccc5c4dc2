import { Link } from "@remix-run/react";
import { NoticeBanner } from "~/components/forms/notice-banner";
import { adminText, storageText, firstStepsText as text, journeyEndingText } from "~/text/it/admin/panel";
import { pausedText } from "~/text/it/admin/notifications/notifications";
import type { NeededSetting } from "~/domain/settings/setting";

/** Warns the owner that notifications are paused until the owner resumes them. */
export function PausedWarning() {
  return (
    <div className="notice notice-error" role="status">
      <p className="notice-title">{pausedText.title}</p>
      <p>{pausedText.text}</p>
      <Link className="button button-small" to="/admin/avvisi">
        {adminText.notifications}
      </Link>
    </div>
  );
}

interface StorageWarningProps {
  state: { code: "fine" | "unwritable" | "photos-away" } | { code: "little-space"; bytes: number };
}

/** Warns the owner that the disk is full or nearly full, or that photos cannot be stored. */
export function StorageWarning({ state }: StorageWarningProps) {
  if (state.code === "fine") return null;
  const { littleSpace, photosAway, unwritable } = storageText;
  const full = "bytes" in state ? littleSpace(state.bytes) : unwritable;
  if (state.code === "photos-away") return <NoticeBanner notice={{ ...photosAway, failed: true }} />;
  return (
    <NoticeBanner notice={{ ...full, failed: true }}>
      <Link className="button button-quiet button-small" to="/admin/cestino">
        {storageText.openBin}
      </Link>
    </NoticeBanner>
  );
}

/** The id of the heading of `FirstSteps`. */
export const firstStepsId = "first-steps-title";

/** Lists the settings that still have their default value, with a link to their page. Nothing when all are set. */
export function FirstSteps({ unset }: { unset: readonly NeededSetting[] }) {
  if (unset.length === 0) return null;
  return (
    <section className="notice" aria-labelledby={firstStepsId}>
      <h2 className="notice-title" id={firstStepsId}>
        {text.title}
      </h2>
      <p>{text.lead}</p>
      <ul className="notice-list">
        {unset.map((name) => (
          <li key={name}>
            <Link to={`/admin/impostazioni#${name}`}>{text.settings[name]}</Link>
          </li>
        ))}
      </ul>
      <div className="button-row">
        <Link className="button button-small" to="/admin/impostazioni">
          {text.open}
        </Link>
      </div>
    </section>
  );
}

/** Tells the owner that the journey is over or ends soon, and links to the setting. `day` is its end, `YYYY-MM-DD`. */
export function JourneyEnding({ day, isOver }: { day: string; isOver: boolean }) {
  return (
    <div className="notice" role="note">
      <p>{isOver ? journeyEndingText.over(day) : journeyEndingText.near(day)}</p>
      <div className="button-row">
        <Link className="button button-small" to="/admin/impostazioni#journeyEnd">
          {journeyEndingText.open}
        </Link>
      </div>
    </div>
  );
}

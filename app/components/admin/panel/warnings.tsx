import { Link } from "@remix-run/react";
import { ButtonLink } from "~/components/admin/buttons";
import { NoticeBanner } from "~/components/forms/notice-banner";
import type { NeededSetting } from "~/domain/settings/setting";
import { pausedText } from "~/text/it/admin/notifications/notifications";
import { adminText, journeyEndingText, missingText as text, storageText } from "~/text/it/admin/panel";

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

/** The id of the heading of `WhatIsMissing`. */
export const missingId = "missing-title";

interface Missing {
  newStories: number;
  openReports: number;
  /** The ids of blog posts without a location and of locations without a blog post, newest first. */
  unlinked: { blogPosts: string[]; locations: string[] };
  /** The id of the newest blog post with a photo that has no description. */
  undescribed: string | null;
  /** The settings that still have their default value. */
  unset: readonly NeededSetting[];
}

/** Returns what is still to be done, each with the address where it is done. */
export function listMissing({ newStories, openReports, unlinked, undescribed, unset }: Missing) {
  const { blogPosts, locations } = unlinked;
  const links = [
    newStories > 0 && { to: "/admin?stato=nuova", label: text.newStories(newStories) },
    openReports > 0 && { to: "/admin/segnalazioni", label: text.openReports(openReports) },
    blogPosts[0] && {
      to: `/admin/nuova-location?articolo=${blogPosts[0]}`,
      label: text.blogPosts(blogPosts.length),
    },
    locations[0] && { to: `/admin/locations/${locations[0]}`, label: text.locations(locations.length) },
    undescribed && { to: `/admin/articoli/${undescribed}`, label: text.undescribed },
    ...unset.map((name) => ({ to: `/admin/impostazioni#${name}`, label: text.settings[name] })),
  ];
  return links.filter((link) => typeof link === "object" && link !== null);
}

/** 'Che cosa manca': a list of links. Nothing when all is done. */
export function WhatIsMissing({ links }: { links: { to: string; label: string }[] }) {
  if (links.length === 0) return null;
  return (
    <section className="notice" aria-labelledby={missingId}>
      <h2 className="notice-title" id={missingId}>
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

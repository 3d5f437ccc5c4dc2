import { Link, NavLink, useLocation } from "@remix-run/react";
import { FormButton, small } from "~/components/admin/buttons";
import { useOwnerWords } from "~/components/languages/use-owner-words";
import { fill } from "~/text/fill";
import { usePageName } from "./admin-page";

interface PanelHeadProps {
  counts: Record<"stories" | "news" | "blogPosts" | "locations", number>;
  /** Where the toy was on its last day (`YYYY-MM-DD`), by the newest sighting. */
  now: Record<"city" | "day" | "today", string> | null;
  loading: boolean;
}

/** The head of the panel: tabs, links, Logout. On a phone it is folded into one line with the page's name. */
export function PanelHead({ counts, now, loading }: PanelHeadProps) {
  const { text: texts, plural, relativeDay } = useOwnerWords();
  const text = texts.panel;
  const tools = {
    cartellini: text.tags,
    desideri: texts.wishes.title,
    avvisi: text.notifications,
    impostazioni: text.settings,
    libro: text.book,
    stampa: texts.pressPhotos.title,
    segnalazioni: texts.reports.title,
    cestino: texts.bin.title,
  };
  const { key } = useLocation();
  const name = usePageName();
  return (
    <div className="panel-head">
      <details className="panel-menu" key={key}>
        <summary>
          <svg viewBox="0 0 24 24" width="24" aria-hidden="true" focusable="false">
            <path d="M4 7h16M4 12h16M4 17h16" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
          </svg>
          <span className="visually-hidden">{text.menu}</span> <span className="panel-page">{name}</span>{" "}
          {counts.news > 0 ? (
            <span className="badge badge-new">{plural(text.newStories, counts.news)}</span>
          ) : null}
        </summary>
      </details>
      {/* Beside the `<details>`, not in it, because wide screens always show it. */}
      <div className="panel-parts">
        <h1 className="page-title">{text.title}</h1>
        <Tabs counts={counts} />
        <div className="button-row admin-tools">
          {Object.entries(tools).map(([page, label]) => [
            <NavLink className={small} to={`/admin/${page}`} key={page}>
              {label}
            </NavLink>,
            " ",
          ])}
          <FormButton action="/admin/logout" toTop label={text.logout} />
        </div>
      </div>
      {now ? (
        <p className="panel-now">
          {fill(text.now, { city: now.city, when: relativeDay(now.day, now.today) })}
        </p>
      ) : null}
      <p className="admin-loading" role="status">
        {loading ? text.loading : ""}
      </p>
    </div>
  );
}

function Tabs({ counts }: Pick<PanelHeadProps, "counts">) {
  const text = useOwnerWords().text.panel;
  const onStories = /^\/admin(?:\/storie\/.*)?$/.test(useLocation().pathname);
  const count = (of: number) => <span className="tab-count">{of}</span>;
  return (
    <nav className="tabs" aria-label={text.tabsLabel}>
      <Link to="/admin" aria-current={onStories ? "page" : undefined}>
        {text.tabs.stories} {count(counts.stories)}
      </Link>{" "}
      <NavLink to="/admin/nuovo-articolo">{text.tabs.newBlogPost}</NavLink>{" "}
      <NavLink to="/admin/articoli">
        {text.tabs.blogPosts} {count(counts.blogPosts)}
      </NavLink>{" "}
      <NavLink to="/admin/nuova-location">{text.tabs.newLocation}</NavLink>{" "}
      <NavLink to="/admin/locations">
        {text.tabs.locations} {count(counts.locations)}
      </NavLink>
    </nav>
  );
}

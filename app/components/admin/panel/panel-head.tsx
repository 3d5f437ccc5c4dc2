import { Form, NavLink, useLocation, Link } from "@remix-run/react";
import { binText } from "~/text/it/admin/bin";
import { adminText as text, adminText } from "~/text/it/admin/panel";
import { reportsText } from "~/text/it/admin/reports";
import { usePageName } from "./admin-page";

interface AdminCounts {
  stories: number;
  newStories: number;
  blogPosts: number;
  locations: number;
}

interface PanelHeadProps {
  counts: AdminCounts;
  /** True while another page is being loaded. */
  loading: boolean;
}

/**
 * The head of the panel: its name, the tabs, links to other pages, Logout. On a phone all is folded into one line with
 * the page's name, which stays in sight. The links stand beside the `<details>`, not in it, because wide screens always
 * show them.
 */
export function PanelHead({ counts, loading }: PanelHeadProps) {
  const { key } = useLocation();
  const name = usePageName();
  return (
    <div className="panel-head">
      <details className="panel-menu" key={key}>
        <summary>
          <svg viewBox="0 0 24 24" width="24" aria-hidden="true" focusable="false">
            <path d="M4 7h16M4 12h16M4 17h16" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
          </svg>
          <span className="visually-hidden">{text.menu}</span>
          <span className="panel-page">{name}</span>
          {counts.newStories > 0 ? (
            <span className="badge badge-new">{text.newStories(counts.newStories)}</span>
          ) : null}
        </summary>
      </details>
      <div className="panel-parts">
        <h1 className="page-title">{text.title}</h1>
        <AdminTabs counts={counts} />
        <div className="button-row admin-tools">
          <NavLink className="button button-quiet button-small" to="/admin/cartellini">
            {text.tags}
          </NavLink>
          <NavLink className="button button-quiet button-small" to="/admin/avvisi">
            {text.notifications}
          </NavLink>
          <NavLink className="button button-quiet button-small" to="/admin/impostazioni">
            {text.settings}
          </NavLink>
          <NavLink className="button button-quiet button-small" to="/admin/libro">
            {text.book}
          </NavLink>
          <NavLink className="button button-quiet button-small" to="/admin/segnalazioni">
            {reportsText.title}
          </NavLink>
          <NavLink className="button button-quiet button-small" to="/admin/cestino">
            {binText.title}
          </NavLink>
          <Form method="post" action="/admin/logout">
            <button className="button button-quiet button-small">{text.logout}</button>
          </Form>
        </div>
      </div>
      <p className="admin-loading" role="status">
        {loading ? text.loading : ""}
      </p>
    </div>
  );
}

/** The tabs of the owner's panel: links to its sections, each with the number of its items. */
function AdminTabs({ counts }: { counts: AdminCounts }) {
  const onStories = /^\/admin(?:\/storie\/.*)?$/.test(useLocation().pathname);
  const { tabs } = adminText;
  return (
    <nav className="tabs" aria-label={adminText.tabsLabel}>
      <Link to="/admin" aria-current={onStories ? "page" : undefined}>
        {tabs.stories} <Count of={counts.stories} />
      </Link>
      <NavLink to="/admin/nuovo-articolo">{tabs.newBlogPost}</NavLink>
      <NavLink to="/admin/articoli">
        {tabs.blogPosts} <Count of={counts.blogPosts} />
      </NavLink>
      <NavLink to="/admin/nuova-location">{tabs.newLocation}</NavLink>
      <NavLink to="/admin/locations">
        {tabs.locations} <Count of={counts.locations} />
      </NavLink>
    </nav>
  );
}

function Count({ of }: { of: number }) {
  return <span className="tab-count">{of}</span>;
}

import { Link, NavLink, useLocation } from "@remix-run/react";
import { adminText } from "~/text/it/admin/panel";

export interface AdminCounts {
  stories: number;
  newStories: number;
  blogPosts: number;
  locations: number;
}

/** The tabs of the owner's panel: links to its sections, each with the number of its items. */
export function AdminTabs({ counts }: { counts: AdminCounts }) {
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

import { NavLink } from "@remix-run/react";
import { adminText } from "~/text/admin";

const tabs = [
  { to: "/admin", label: adminText.tabs.stories, end: true },
  { to: "/admin/nuovo-articolo", label: adminText.tabs.newBlogPost, end: false },
];

/** The sections of the owner's panel, each an address of its own. */
export function AdminTabs() {
  return (
    <nav className="tabs" aria-label={adminText.tabsLabel}>
      {tabs.map(({ to, label, end }) => (
        <NavLink key={to} to={to} end={end}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}

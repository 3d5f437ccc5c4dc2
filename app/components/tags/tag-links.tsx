import { Link } from "@remix-run/react";

/** The way from a tag's page into the site. */
export function TagLinks({ links }: { links: { to: string; label: string }[] }) {
  return (
    <nav className="finder-links">
      {links.map(({ to, label }) => (
        <Link key={to} to={to}>
          {label}
        </Link>
      ))}
    </nav>
  );
}

import { NavLink } from "@remix-run/react";
import { navigation } from "~/text/navigation";

/** The bar on top of every page (spec §2). */
export function TopBar() {
  return (
    <header className="top-bar">
      <nav>
        {navigation.map(({ to, label }) => (
          <NavLink key={to} to={to} end={to === "/"}>
            {label}
          </NavLink>
        ))}
      </nav>
    </header>
  );
}

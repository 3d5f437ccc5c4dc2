import { redirect } from "@remix-run/node";

/** Leads password managers to the page that changes the password (W3C, "A Well-Known URL for Changing Passwords"). */
export const loader = () => redirect("/admin/impostazioni/password");

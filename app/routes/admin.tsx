import { type LoaderFunctionArgs, data } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { AdminTabs } from "~/components/admin-tabs";
import { isOwner } from "~/http/session.server";
import { siteOf } from "~/http/site-of.server";
import { adminText } from "~/text/admin";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = await siteOf(context);
  const owner = await isOwner(site, request);
  return data({ owner }, { headers: { "Cache-Control": "no-store" } });
}

/** The frame of the owner's pages: title, Logout and the tabs; for everyone else just the login (spec §2 "/admin"). */
export default function Admin() {
  const { owner } = useLoaderData<typeof loader>();
  if (!owner) {
    return (
      <main className="page page-narrow" id="content">
        <Outlet />
      </main>
    );
  }
  return (
    <main className="page" id="content">
      <div className="page-head">
        <h1 className="page-title">{adminText.title}</h1>
        <form method="post" action="/admin/logout">
          <button className="button button-quiet">{adminText.logout}</button>
        </form>
      </div>
      <AdminTabs />
      <Outlet />
    </main>
  );
}

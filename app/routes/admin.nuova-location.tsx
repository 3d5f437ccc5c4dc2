import {
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  data,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { clientActionWithNotice } from "~/components/admin/client-action-with-notice";
import { ErrorSummary } from "~/components/forms/error-summary";
import { unlessNotSent } from "~/components/forms/not-sent";
import { LocationForm, locationFields } from "~/components/admin/locations/location-form";
import { PageNotice } from "~/components/admin/page-notice";
import { listBlogPostTitles } from "~/domain/blog-posts/blog-posts-queries.server";
import { unreadablePlace, withPastedPlace } from "~/domain/locations/pasted-place";
import { placeLocation } from "~/domain/locations/place-location.server";
import type { OwnersForm } from "~/domain/judge-form.server";
import { findDraft } from "~/domain/photos/drafts.server";
import type { Site } from "~/domain/site";
import { flash } from "~/http/flash.server";
import { prefilledLocation } from "~/http/prefilled-location.server";
import { answerOtherButtons } from "~/http/place-from-form.server";
import { attempt } from "~/http/owners-act.server";
import { findKeptForm, ownersForm, readOwnersForm, shownForm } from "~/http/owners-form.server";
import { problem } from "~/http/problem.server";
import type { RouteHandle } from "~/http/route-handle";
import { requireOwner } from "~/http/session.server";
import { siteOf } from "~/http/site-of.server";
import mapStyles from "~/styles/map-page.css";
import { adminText } from "~/text/it/admin";
import { notice } from "~/text/it/notices";

export const handle: RouteHandle = { body: { from: "owner", photos: true } };

const address = "/admin/nuova-location";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: mapStyles }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = await siteOf(context);
  await requireOwner(site, request);
  const url = new URL(request.url);
  const kept = await findKeptForm(site, url);
  if (kept) {
    const form = { existingPhotos: kept.values.all("existingPhotos") };
    const state = await stateOf(site, kept.values.fields, form, { draft: kept.draft });
    return { notice: notice("form-restored"), state };
  }
  const { fields, existingPhotos } = await prefilledLocation(site, url);
  return { notice: null, state: await stateOf(site, fields, { existingPhotos }) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const site = await siteOf(context);
  const read = await readOwnersForm(site, { request, context }, address);
  if (!read.ok) {
    const { status, sentence } = problem(read.code);
    return data({ notice: notice("form-refused", { sentence }), state: null }, { status });
  }
  try {
    const form = ownersForm(read.value);
    const again = await answerOtherButtons(site, context, read.value, form);
    if (again) {
      const state = await stateOf(site, again.fields, form, again.kept);
      return data({ notice: again.said, state }, { status: again.status });
    }
    const fields = withPastedPlace(read.value.fields);
    const tried = await attempt(context, () => placeLocation(site, { ...form, fields }));
    const result = tried.worked ? tried.value : null;
    if (result?.ok) {
      const headers = { "Set-Cookie": await flash("location-created", { name: result.value.name }) };
      return redirect("/admin/locations", { headers });
    }
    const draft = result ? result.draft : await findDraft(site, form.draftId ?? "");
    const fieldErrors = { ...result?.fieldErrors, ...unreadablePlace(fields) };
    return data(
      {
        notice: notice(result ? "location-refused" : "location-failed"),
        state: await stateOf(site, fields, form, { draft, fieldErrors }),
      },
      { status: tried.worked ? problem("invalid").status : tried.status },
    );
  } finally {
    await read.value.discard();
  }
}

export const clientAction = clientActionWithNotice("location-failed");

export const shouldRevalidate = unlessNotSent;

/** What the form shows: what was typed, the photos, what was wrong, and the articles to choose from. */
async function stateOf(
  site: Site,
  fields: Record<string, string>,
  form: Partial<OwnersForm>,
  kept?: Parameters<typeof shownForm>[2],
) {
  const { name = "", city = "", country = "", latitude = "", longitude = "", place = "" } = fields;
  const { date = "", photoPlace = "", description = "", blogPostId = "" } = fields;
  return {
    ...(await shownForm(site, form, kept)),
    values: { name, city, country, date, latitude, longitude, place, photoPlace, description, blogPostId },
    blogPosts: await listBlogPostTitles(site, { limit: 200, including: blogPostId }),
  };
}

/** 'Nuova Location' (spec §2 "/admin"). */
export default function NewLocation() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const state = answer?.state ?? loaded.state;
  return (
    <section aria-labelledby="location-title">
      <h2 className="section-title" id="location-title">
        {adminText.tabs.newLocation}
      </h2>
      <PageNotice notice={answer?.notice ?? loaded.notice}>
        <ErrorSummary fieldErrors={state.fieldErrors} fields={locationFields} />
      </PageNotice>
      <LocationForm state={state} />
    </section>
  );
}

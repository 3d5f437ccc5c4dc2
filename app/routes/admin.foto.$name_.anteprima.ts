import type { LoaderFunctionArgs } from "@remix-run/node";
import { previewPhoto } from "~/domain/photos/edits/edit-photo.server";
import { attempt } from "~/http/answer/page-action.server";
import { readEdits } from "~/http/photo-edits/read-photo-edit-form.server";
import { problemAnswer } from "~/http/answer/problem.server";
import type { RouteHandle } from "~/http/route-handle";
import { photoHeaders } from "~/http/stored-photo.server";

export const handle: RouteHandle = { owner: true, sendsPhotos: true };

const caching = { "Cache-Control": "private, no-store" };
const nothing = (status: number) => new Response(null, { status, headers: caching });

/** Returns a stored photo as it looks with the unsaved changes in the address (`op`). */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { site } = context;
  const { edits, error } = readEdits(new URL(request.url).searchParams);
  if (error) return nothing(400);
  const name = params.name ?? "";
  const preview = await attempt(context, () => previewPhoto(site, { name, edits }));
  if (!preview.ok) return nothing(problemAnswer(preview.code).status);
  return new Response(preview.value, { headers: { ...caching, ...photoHeaders } });
}

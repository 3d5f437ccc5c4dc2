import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { AdminList, ItemHead } from "~/components/admin/admin-list";
import { PlainLink, SubmitButton } from "~/components/admin/buttons";
import { AdminPage, adminRoute } from "~/components/admin/panel/admin-page";
import { useAnswer } from "~/components/form-parts/answers";
import { Choice } from "~/components/form-parts/field";
import { useOwnerWords } from "~/components/languages/use-owner-words";
import { type StoredPhoto, photoLabel } from "~/domain/photos/photo";
import {
  countOwnPhotos,
  listOwnPhotos,
  listReleasedNames,
  releasePhotos,
} from "~/domain/press/press-photos.server";
import { readListPage } from "~/http/answer/list-page.server";
import { pageAction } from "~/http/answer/page-action.server";
import { findDraftedForm } from "~/http/input/drafted-form.server";
import type { RouteHandle } from "~/http/route-handle";
import { ownerNotice } from "~/text/owner/notices.server";

export const handle: RouteHandle = {
  owner: true,
  pageName: ({ text }) => text.pressPhotos.title,
  body: { keepsWords: true },
};

const address = "/admin/stampa";

export async function loader({ request, context: { site, language } }: LoaderFunctionArgs) {
  const drafted = await findDraftedForm({ site, language }, new URL(request.url));
  const list = await readListPage(request, await countOwnPhotos(site), (part) => listOwnPhotos(site, part));
  const released = await listReleasedNames(site);
  return {
    list,
    released,
    ticked: drafted?.all("photo") ?? released,
    notice: drafted?.notice ?? null,
  };
}

export const action = (args: ActionFunctionArgs) =>
  pageAction(args, {
    signedOut: { words: ["photo", "released"] },
    input: ({ upload }) => ({ names: upload.all("photo"), before: upload.all("released") }),
    // Only what the owner has changed on this page counts: another tab, or page of the list, may have changed more.
    run: ({ site, names, before }) =>
      releasePhotos(site, (released) => [
        ...released.filter((name) => names.includes(name) || !before.includes(name)),
        ...names.filter((name) => !before.includes(name)),
      ]),
    done: (_, { request }) => ({ to: address + new URL(request.url).search, notice: "press-saved" }),
    again: (_, { language, names }, sentence) => ({
      shows: { notice: ownerNotice(language, "press-refused", { sentence }), ticked: names },
    }),
  });

export const { clientAction, meta } = adminRoute("update-failed");

/** Loads the list also after a refusal, which may be about a photo that is gone. */
export const shouldRevalidate = () => true;

const titleOf = ({ description, name }: StoredPhoto) => description ?? photoLabel(name);

/** The page 'Per la stampa': the owner's own photos on the site, and which of them newspapers and schools may use. */
export default function PressPhotos() {
  const text = useOwnerWords().text.pressPhotos;
  const loaded = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>(loaded);
  const { list, released } = loaded;
  const ticked = answer && "ticked" in answer ? answer.ticked : loaded.ticked;
  return (
    <AdminPage lead={text.lead}>
      <p className="prose">
        {released.length > 0 ? text.open : text.closed}
        {released.length > 0 ? <PlainLink href="/stampa" label="/stampa" /> : null}
      </p>
      <Form method="post" preventScrollReset key={ticked.join()}>
        <AdminList {...list} {...{ address }} text={{ ...text, explanation: text.rules }}>
          {(photo) => (
            <li className="list-item" key={photo.id}>
              <ItemHead title={titleOf(photo)} photo={photo}>
                {`${photo.width} × ${photo.height}`}
              </ItemHead>
              {released.includes(photo.name) ? (
                <input type="hidden" name="released" value={photo.name} />
              ) : null}
              <Choice
                name="photo"
                value={photo.name}
                label={
                  <>
                    {text.consent}
                    <span className="visually-hidden">: {titleOf(photo)}</span>
                  </>
                }
                defaultChecked={ticked.includes(photo.name)}
              />
            </li>
          )}
        </AdminList>
        {list.total > 0 ? <SubmitButton to={address} label={text.save} pending={text.pending} /> : null}
      </Form>
    </AdminPage>
  );
}

import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { fieldErrorsOf } from "~/domain/forms/field-schemas";
import { newId } from "~/domain/new-id";
import { refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { changeTag } from "~/domain/tags/change-tag.server";
import { createTag } from "~/domain/tags/create-tag.server";
import { tagSchema } from "~/domain/tags/tag-schema";
import { type OwnerNotice, type NoticeCode, notice } from "~/text/it/admin/notices/notices";
import { fieldSentences } from "./field-sentences.server";
import { flash } from "~/http/flash.server";
import { attempt } from "~/http/attempt.server";
import { problem } from "~/http/problem.server";
import { isOwner, loginAddress } from "~/http/session.server";
import { siteOf } from "~/http/site-of.server";

/** What became of a form of the tags' page: where it leads, or what the page shows again. */
type TagFormAnswer =
  | { location: string; headers: { "Set-Cookie": string } }
  | { status: number; notice: OwnerNotice; state: WrongTagName | null };

/** A name that was not taken; `id`: the tag that should have got it, null for a new one. */
export interface WrongTagName {
  id: string | null;
  token: string;
  name: string;
  errors: string[];
}

/**
 * Makes a tag (`name`), renames one (`id`, `name`) or retires it (`id`, `retired`: true or false). A name that was typed
 * before the session timed out waits in the address behind the login. `list`: the path of the page.
 */
export async function answerTagForm(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  list: string,
): Promise<TagFormAnswer> {
  const site = await siteOf(context);
  const form = await request.formData().catch(() => new FormData());
  const typed = (field: string) => form.get(field)?.toString() ?? null;
  const [id, name, token] = [typed("id"), typed("name") ?? "", typed("token") ?? newId()];
  if (!(await isOwner(site, request))) {
    const kept = id === null && name !== "" ? `${list}?${new URLSearchParams({ nome: name })}` : list;
    throw redirect(loginAddress(kept));
  }
  const tried = await attempt(context, () => change(site, { id, name, token, retired: typed("retired") }));
  const result = tried.worked ? tried.value : { ok: false as const, code: tried.code };
  if (result.ok) {
    return {
      location: list,
      headers: { "Set-Cookie": await flash(result.said, { name: result.value.name }) },
    };
  }
  const fieldErrors = ("fieldErrors" in result && result.fieldErrors) || {};
  const errors = fieldSentences(fieldErrors, site.facts.productName).name ?? [];
  const { status } = problem(result.code);
  const said = notice(errors.length > 0 ? "tag-refused" : "tag-failed");
  return { status, notice: said, state: { id, token, name, errors } };
}

interface TagForm {
  id: string | null;
  name: string;
  token: string;
  retired: string | null;
}

async function change(site: Site, { id, name, token, retired }: TagForm) {
  if (id === null) return saying("tag-created", await createTag(site, { fields: { name }, token }));
  if (retired !== null) {
    const isRetired = retired === "true";
    return saying(
      isRetired ? "tag-retired" : "tag-restored",
      await changeTag(site, id, { retired: isRetired }),
    );
  }
  const parsed = tagSchema.safeParse({ name });
  if (!parsed.success) return refused("invalid", fieldErrorsOf(parsed.error));
  return saying("tag-renamed", await changeTag(site, id, parsed.data));
}

function saying<R extends { ok: boolean }>(said: NoticeCode, result: R): R & { said: NoticeCode } {
  return { ...result, said };
}

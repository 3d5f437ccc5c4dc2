import { languageName } from "~/text/owner/language-name";
import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/node";
import { Link, useLoaderData, useLocation, Form } from "@remix-run/react";
import { AdminPage, adminRoute } from "~/components/admin/panel/admin-page";
import { useAnswer } from "~/components/form-parts/answers";
import { NextNewStory } from "~/components/admin/stories/next-new-story";
import { StoryDetails } from "~/components/admin/stories/story-details";
import { useOwnerWords } from "~/components/languages/use-owner-words";
import type { Site } from "~/domain/site";
import { findClaim, findNewStoryId, findStory } from "~/domain/stories/stories-queries.server";
import { parseStoryChange } from "~/domain/stories/story-words.server";
import { changeStory } from "~/domain/stories/story-state.server";
import { attempt, isFault, pageAction } from "~/http/answer/page-action.server";
import { findDraftedForm } from "~/http/input/drafted-form.server";
import { isPageVisit } from "~/http/visits/page-visit.server";
import { type OwnerNotice, ownerNotice } from "~/text/owner/notices.server";
import { defaultLanguage, wordsNamed } from "~/text/languages.server";
import { fill, ofSender } from "~/text/fill";
import type { RouteHandle } from "~/http/route-handle";
import { Button, SubmitButton } from "~/components/admin/buttons";
import { TextField } from "~/components/form-parts/field";
import { type Story, answerMaxLength } from "~/domain/stories/story";
import type { OwnerWords } from "~/text/words";

const nameOf = ({ text }: OwnerWords, { story }: { story: { name: string | null } | null }) =>
  story ? ofSender(text.stories.storyOf, story.name) : text.stories.gone;

export const handle: RouteHandle = { owner: true, pageName: nameOf, body: { keepsWords: true } };

const list = "/admin";

/** Reads a story and marks it as read. When the mark cannot be stored, the story is still shown. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { site } = context;
  let story = await findStory(site, params.id ?? "");
  if (story?.readAt === null && isPageVisit(request)) {
    const { id } = story;
    const changed = await attempt(context, () => changeStory(site, id, { read: true }));
    if (changed.ok) story = changed.value;
  }
  const drafted = await findDraftedForm(context, new URL(request.url));
  const page = {
    story,
    claim: story?.wish ? await findClaim(site, story.id) : null,
    nextId: await findNewStoryId(site),
    notice: drafted?.notice ?? null,
    typed: drafted?.fields.answer ?? null,
    ready: readyAnswers(context.language),
  };
  return data(page, { status: story ? 200 : 404 });
}

/** The form shown again, with the typed answer. */
const shown = (notice: OwnerNotice | null, answer: string, errors: string[] = []) => ({
  shows: { notice, answer, errors },
});

/** Answers the forms of a story's page: read or new (`read`), no spam (`suspect`), and the answer to its sender. */
export const action = (args: ActionFunctionArgs) =>
  pageAction(args, {
    signedOut: { words: ["answer"] },
    buttons: async ({ site, params: { id = "" }, fields: { answer = "", ready } }) =>
      ready === undefined ? null : shown(null, await withReadyAnswer(site, id, answer, ready)),
    async run({ site, params: { id = "" }, fields: { answer, remove, read, suspect } }) {
      if (suspect !== undefined) return changeStory(site, id, { suspect: false });
      // The next page after 'Segna come nuova' is the list, because this page would mark the story as read again.
      if (answer === undefined) return changeStory(site, id, { read: read === "true" });
      const parsed = parseStoryChange({ answer: remove === undefined ? answer : "" });
      return parsed.ok ? changeStory(site, id, parsed.value) : parsed;
    },
    done(story, { request, fields: { answer, read, suspect } }) {
      const page = `/admin/storie/${story.id}`;
      if (suspect !== undefined) return { to: page, notice: "story-no-spam" };
      if (answer === undefined) {
        if (read === "true") return { notice: "story-marked-read" };
        return { notice: "story-marked-new", undo: { to: page, fields: { read: "true" } } };
      }
      return {
        to: page + new URL(request.url).search,
        notice: story.answer === null ? "story-answer-removed" : "story-answered",
      };
    },
    again({ code }, { language, unread, fields: { answer } }, _, { answer: errors }) {
      if (answer === undefined) return null;
      const isFailed = isFault(code) || code === "unknown-story" || unread;
      return shown(ownerNotice(language, isFailed ? "update-failed" : "edit-refused"), answer, errors);
    },
    failed: "update-failed",
    list,
  });

export const { clientAction, meta, shouldRevalidate } = adminRoute("update-failed");

/** Returns the sentences from which an answer can start, in this language. */
function readyAnswers(language: string): readonly string[] {
  return wordsNamed(language, "").text.receipt.readyAnswers;
}

async function withReadyAnswer(site: Site, id: string, typed: string, ready: string): Promise<string> {
  const story = await findStory(site, id);
  const sentence = readyAnswers(story?.language ?? defaultLanguage)[Number(ready)] ?? "";
  return [typed.trim(), sentence].filter((part) => part !== "").join("\n");
}

/** The page of one received story. */
export default function StoryPage() {
  const text = useOwnerWords().text.storyPage;
  const { story, claim, nextId, ...loaded } = useLoaderData<typeof loader>();
  const typed = useAnswer<typeof action>(story?.id)?.answer ?? loaded.typed;
  const { search } = useLocation();
  return (
    <AdminPage
      className="story-details"
      before={
        <p className="list-line">
          <Link className="story-back" to={list + search}>
            {text.back}
          </Link>{" "}
          <NextNewStory id={nextId === story?.id ? null : nextId} />
        </p>
      }
    >
      {story ? (
        <>
          <StoryDetails key={story.id} story={story} claim={claim} query={search} />
          <StoryAnswer story={story} />
        </>
      ) : typed ? (
        <p className="list-item-text">
          {text.typedAnswer} {typed}
        </p>
      ) : null}
    </AdminPage>
  );
}

/** The form of the owner's answer to a story. */
function StoryAnswer({ story }: { story: Story }) {
  const words = useOwnerWords();
  const { text: texts, dated, dateAndTime } = words;
  const text = texts.storyPage;
  const { ready, typed } = useLoaderData<typeof loader>();
  const { answer, answeredAt } = story;
  // Another form of the page changes the story, too, and leaves what is typed here.
  const answered = useAnswer<typeof action>(story.id + answeredAt);
  const query = useLocation().search;
  const address = `/admin/storie/${story.id}`;
  const value = answered?.answer ?? typed ?? answer ?? "";
  return (
    <Form
      className="form form-sheet story-answer"
      method="post"
      action={address + query}
      aria-labelledby="answer-title"
      preventScrollReset
    >
      <h3 id="answer-title">{text.answer}</h3>
      <TextField
        key={value}
        {...{ name: "answer", defaultValue: value, errors: answered?.errors }}
        label={text.answerLabel}
        hint={text.answerHint}
        rows={4}
        maxLength={answerMaxLength}
      />
      {answeredAt ? (
        <p className="card-meta">{dated(text.answered, { moment: dateAndTime(answeredAt) })}</p>
      ) : null}
      <div className="button-row">
        <SubmitButton
          to={address}
          sent={{ answer: undefined }}
          label={text.saveAnswer}
          pending={text.savingAnswer}
        />{" "}
        {answer === null ? null : (
          <Button look="danger" name="remove" value="1" formNoValidate label={text.removeAnswer} />
        )}
      </div>
      <fieldset className="fieldset ready-answers">
        <legend>{text.ready}</legend>
        <p className="field-hint">
          {fill(text.readyHint, { language: languageName(words, story.language) })}
        </p>
        {ready.map((sentence, n) => [
          <Button key={sentence} name="ready" value={n} formNoValidate label={sentence} />,
          " ",
        ])}
      </fieldset>
    </Form>
  );
}

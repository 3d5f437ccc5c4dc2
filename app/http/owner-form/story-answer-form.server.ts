import type { ActionFunctionArgs } from "@remix-run/node";
import { fieldErrorsOf } from "~/domain/forms/field-schemas";
import { refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { storyChangeSchema } from "~/domain/stories/story-words.server";
import { changeStory } from "~/domain/stories/story-state.server";
import { findStory } from "~/domain/stories/stories-queries.server";
import { isFault, pageAction } from "~/http/answer/page-action.server";
import { defaultLanguage, languageNamed, wordsIn } from "~/text/languages.server";
import { type OwnerNotice, notice } from "~/text/it/admin/notices/notices";

const list = "/admin";

/** The form shown again: a notice, the typed answer and its mistakes. */
interface Shown {
  shows: { notice: OwnerNotice | null; answer: string; errors: string[] };
}

/** Returns the sentences from which an answer can start, in this language. */
export function readyAnswers(language: string): readonly string[] {
  return wordsIn(languageNamed(language) ?? defaultLanguage, "").text.receipt.readyAnswers;
}

/** Answers the forms of a story's page: read or new (`read`), no spam (`suspect`), and the answer to its sender. */
export const changeStoryByForm = (args: ActionFunctionArgs) =>
  pageAction(args, {
    signedOut: { words: ["answer"] },
    input: ({ fields: { answer } }) => ({ id: args.params.id ?? "", answer }),
    async buttons({ site, id, answer = "", fields: { ready } }): Promise<Shown | null> {
      if (ready === undefined) return null;
      return { shows: { notice: null, answer: await withReadyAnswer(site, id, answer, ready), errors: [] } };
    },
    async run({ site, id, answer, fields: { remove, read, suspect } }) {
      if (suspect !== undefined) return changeStory(site, id, { suspect: false });
      // The next page after 'Segna come nuova' is the list, because this page would mark the story as read again.
      if (answer === undefined) return changeStory(site, id, { read: read === "true" });
      const parsed = storyChangeSchema.safeParse({ answer: remove === undefined ? answer : "" });
      return parsed.success
        ? changeStory(site, id, parsed.data)
        : refused("invalid", fieldErrorsOf(parsed.error));
    },
    done(story, { id, answer, request, fields: { read, suspect } }) {
      const page = `/admin/storie/${id}`;
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
    again({ code }, { answer }, _, { answer: errors = [] }): Shown | null {
      if (answer === undefined) return null;
      const failed = isFault(code) || code === "unknown-story";
      return { shows: { notice: notice(failed ? "update-failed" : "edit-refused"), answer, errors } };
    },
    failed: "update-failed",
    list,
  });

async function withReadyAnswer(site: Site, id: string, typed: string, ready: string): Promise<string> {
  const story = await findStory(site, id);
  const sentence = readyAnswers(story?.language ?? defaultLanguage)[Number(ready)] ?? "";
  return [typed.trim(), sentence].filter((part) => part !== "").join("\n");
}

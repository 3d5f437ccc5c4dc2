import * as z from "zod";
import { done } from "~/domain/result";
import { storySchema } from "~/domain/stories/story-words.server";
import { submitStory } from "~/domain/stories/submit-story.server";
import { attempt } from "~/http/answer/page-action.server";
import { jsonRoute } from "~/http/api/json-call.server";
import { formRefusal } from "~/http/api/json-answer.server";
import { readStoryForm } from "~/http/submission/story-form-action.server";
import { languages, prefixOf, wordsIn } from "~/text/languages.server";

const submittedShape = z
  .object({
    success: z.literal(true),
    id: z.string(),
    /** The path of the sender's page about the story, in the language `lang`. The path is a secret. */
    receipt: z.string(),
    leftOut: z.int().optional(),
    notice: z.string().optional(),
  })
  .meta({
    examples: [
      {
        success: true,
        id: "5f0c2a9b7d3e48a1c6b2",
        receipt: "/ricevuta/7b1e94d02c5f8a36e1b7c4d90f2a6835be17c0d4",
      },
    ],
  });

/** Receives a finder's story. Nothing of a refused story is stored. */
export const { calls, loader, action } = jsonRoute({
  id: "submitStory",
  method: "POST",
  body: {
    form: storySchema.extend({
      photos: z.array(z.file()).optional(),
      token: z.string().optional(),
      receipt: z.string().optional(),
      lang: z.enum(languages).optional(),
    }),
    photos: true,
    example: (product: string) => ({
      story: `Ho trovato ${product} in stazione!`,
      name: "Anna",
      city: "Torino",
      consent: true,
      code: "C4P9XY",
      photos: ["@foto.jpg"],
    }),
  },
  status: 201,
  answer: submittedShape,
  refusals: ["spam", "too-many-stories", "too-many-photos", "too-busy"],
  async run({ site, context, upload }) {
    const form = { ...readStoryForm(upload, context.client), withoutDraft: true };
    const { language } = form;
    const result = await attempt(context, () => submitStory(site, form));
    if (!result.ok) return { ...("refusals" in result ? formRefusal(result) : result), language };
    const { id, leftOut, receipt } = result.value;
    const { text, plural } = wordsIn(language, site.publicSettings.productName);
    const notice = leftOut > 0 ? { leftOut, notice: plural(text.storyForm.leftOutNow, leftOut) } : {};
    return done({ success: true as const, id, receipt: prefixOf(language) + receipt, ...notice });
  },
});

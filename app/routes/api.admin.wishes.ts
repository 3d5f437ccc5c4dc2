import * as z from "zod";
import { failsWith } from "~/domain/fields/field-schemas";
import { done } from "~/domain/result";
import { areWishesHidden, listWishes } from "~/domain/wishes/owner-wishes.server";
import { createWish, showOrHideWishes, wishSchema } from "~/domain/wishes/wishes.server";
import { jsonCall, ownerRoute } from "~/http/api/json-call.server";
import { wishShape } from "~/http/api/json/wish-json.server";

const list = jsonCall({
  id: "adminListWishes",
  answer: z.object({ shown: z.boolean(), wishes: z.array(wishShape) }),
  run: async ({ site }) => done({ shown: !(await areWishesHidden(site)), wishes: await listWishes(site) }),
});

const create = jsonCall({
  id: "adminCreateWish",
  method: "POST",
  body: {
    json: wishSchema,
    example: () => ({ text: "Vedere l’aurora boreale", en: "To see the northern lights" }),
  },
  status: 201,
  answer: wishShape,
  refusals: ["invalid", "too-many-wishes"],
  run: ({ site, json }) => createWish(site, json, null),
});

const show = jsonCall({
  id: "adminShowWishes",
  method: "PATCH",
  body: {
    json: z.object({ shown: z.boolean(failsWith("not-a-boolean")) }),
    example: () => ({ shown: true }),
  },
  refusals: ["invalid"],
  run: ({ site, json }) => showOrHideWishes(site, json.shown),
});

/** Lists all wishes in their order, adds one, and shows all to visitors or hides them. */
export const { calls, loader, action } = ownerRoute(list, create, show);

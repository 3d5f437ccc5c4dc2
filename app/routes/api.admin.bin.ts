import * as z from "zod";
import { binnedKinds } from "~/domain/bin/bin";
import { listBin } from "~/domain/bin/bin-queries.server";
import { done } from "~/domain/result";
import { ownerRoute } from "~/http/api/json-call.server";
import { shaped, timestamp } from "~/http/api/json/shapes.server";

const itemShape = z.object({
  id: z.string(),
  kind: z.enum(binnedKinds),
  name: z.string().nullable(),
  city: z.string().nullable(),
  text: z.string(),
  photos: z.number().int(),
  binnedAt: timestamp,
});

/** Lists what is in the bin, the latest deletion first. */
export const { calls, loader, action } = ownerRoute({
  id: "adminListBin",
  answer: z.array(itemShape),
  async run({ site }) {
    const items = await listBin(site);
    return done(items.map((item) => shaped(itemShape, { ...item, photos: item.photoCount })));
  },
});

import * as z from "zod";
import { binKinds } from "~/domain/bin/bin";
import { listBin } from "~/domain/bin/bin-queries.server";
import { done } from "~/domain/result";
import { jsonCall, jsonRoute } from "~/http/api/json-call.server";
import { timestamp } from "~/http/api/timestamp.server";

const itemShape = z.object({
  id: z.string(),
  kind: z.enum(binKinds),
  name: z.string().nullable(),
  city: z.string().nullable(),
  text: z.string(),
  photos: z.number().int(),
  binnedAt: timestamp,
});

/** Lists what is in the bin, the latest deletion first. */
export const calls = [
  jsonCall({
    id: "adminListBin",
    method: "GET",
    owner: true,
    status: 200,
    answer: z.array(itemShape),
    async run({ site }) {
      const items = await listBin(site);
      return done(
        items.map(({ id, kind, name, city, text, photoCount, binnedAt }) => {
          return { id, kind, name, city, text, photos: photoCount, binnedAt };
        }),
      );
    },
  }),
];
export const { loader, action } = jsonRoute(calls);

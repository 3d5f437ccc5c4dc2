import * as z from "zod";
import { extractGps } from "~/domain/locations/coordinates/extract-gps.server";
import { ownerRoute } from "~/http/api/json-call.server";
import { formRefusal } from "~/http/api/json-answer.server";
import { readRecordForm } from "~/http/record-pages/read-record-form.server";

/** Returns the position in a photo, if it has one. Nothing is stored. */
export const { calls, loader, action } = ownerRoute({
  id: "extractGps",
  method: "POST",
  body: {
    form: z.object({ photo: z.file() }),
    photos: true,
    example: () => ({ photo: "@foto.jpg" }),
  },
  answer: z
    .object({
      latitude: z.number().min(-90).max(90).optional(),
      longitude: z.number().min(-180).max(180).optional(),
    })
    .meta({ examples: [{ latitude: 45.055312, longitude: 7.686834 }, {}] }),
  refusals: ["photo-missing"],
  async run({ site, upload }) {
    const result = await extractGps(site, readRecordForm(upload));
    return result.ok ? result : formRefusal(result);
  },
});

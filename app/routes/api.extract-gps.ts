import { z } from "zod";
import { jsonCall, jsonRoute } from "~/http/api/json-call.server";
import { photoStatus } from "~/http/api/photo-refusal.server";

/** Where a photo was taken, as far as it says so; nothing is stored. */
export const calls = [
  jsonCall({
    id: "extractGps",
    method: "POST",
    owner: true,
    body: {
      form: z.object({ photo: z.file() }),
      photos: true,
      example: () => ({ photo: "@foto.jpg" }),
    },
    status: 200,
    answer: z
      .object({
        latitude: z.number().min(-90).max(90).optional(),
        longitude: z.number().min(-180).max(180).optional(),
      })
      .meta({ examples: [{ latitude: 45.055312, longitude: 7.686834 }, {}] }),
    refusals: ["photo-missing"],
    async run({ site, upload }) {
      const photo = upload.files.findLast(({ field }) => field === "photo");
      if (!photo) return { code: "photo-missing" };
      const result = await site.images.position(photo);
      if (result.ok) return result;
      const { code } = result;
      const { fileName } = photo;
      return { code: "invalid", fieldErrors: { photo: [{ code, fileName }] }, status: photoStatus(code) };
    },
  }),
];
export const { loader, action } = jsonRoute(calls);

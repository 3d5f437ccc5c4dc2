import * as z from "zod";
import { day, exampled, text, timestamp } from "./shapes.server";

/** The JSON of a tag for the owner. */
export const tagShape = exampled({
  id: [text, "3c1f7be09a52d6e48b17"],
  code: [text, "C4P9XY"],
  name: [text, "Zainetto"],
  retired: [z.boolean(), false],
  createdAt: [timestamp, "2024-05-02T18:20:00.000Z"],
  scans: [z.int(), 12],
  sightings: [z.int(), 1],
  stories: [z.int(), 3],
  lastSeen: [day.nullable(), "2024-05-12"],
});

import * as z from "zod";

/** The JSON of a timestamp: ISO-8601 UTC with milliseconds. */
export const timestamp = z.iso.datetime({ precision: 3 });

/** The JSON of a calendar day: `YYYY-MM-DD`. */
export const day = z.iso.date();

/** Returns the properties of a record that its shape has, in the order of the shape. */
export function shaped<Shape extends z.ZodObject>(shape: Shape, record: z.infer<Shape>): z.infer<Shape> {
  const values: Record<string, unknown> = record;
  return Object.fromEntries(Object.keys(shape.shape).map((name) => [name, values[name]])) as z.infer<Shape>;
}

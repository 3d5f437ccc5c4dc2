import * as z from "zod";

/** The JSON of a timestamp: ISO-8601 UTC with milliseconds. */
export const timestamp = z.iso.datetime({ precision: 3 });

/** The JSON of a calendar day: `YYYY-MM-DD`. */
export const day = z.iso.date();

export const text = z.string();

/** The fields of an object, each with its shape and its value in the example of the OpenAPI document. */
export type ExampledFields = Record<string, [shape: z.ZodType, example: unknown]>;

/** Returns the shape of an object with these fields, and with the example. */
export function exampled<Fields extends ExampledFields>(fields: Fields) {
  const entries = Object.entries(fields);
  const shapes = Object.fromEntries(entries.map(([name, [shape]]) => [name, shape]));
  const example = Object.fromEntries(entries.map(([name, [, value]]) => [name, value]));
  return z.object(shapes as { [Name in keyof Fields]: Fields[Name][0] }).meta({ examples: [example] });
}

/** Returns the properties of a record that its shape has, in the order of the shape. */
export function shaped<Shape extends z.ZodObject>(shape: Shape, record: z.infer<Shape>): z.infer<Shape> {
  const values: Record<string, unknown> = record;
  return Object.fromEntries(Object.keys(shape.shape).map((name) => [name, values[name]])) as z.infer<Shape>;
}

import * as z from "zod";

type JsonSchema = Record<string, unknown>;

/**
 * Turns zod schemas into JSON Schemas that say what a client sends or gets. `named` ones become components; wherever
 * they occur, `of` answers a reference to them.
 */
export function jsonSchemas(named: Record<string, z.ZodType>) {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  const uri = (id: string) => `#/components/schemas/${id}`;
  const options = { io: "input", unrepresentable: "any", override: corrected } as const;
  const { schemas } = z.toJSONSchema(registry, { ...options, uri });

  function of(schema: z.ZodType): JsonSchema {
    const id = registry.get(schema)?.id;
    if (id) return { $ref: uri(id) };
    if (schema instanceof z.ZodArray) return { type: "array", items: of(schema.element as z.ZodType) };
    return z.toJSONSchema(schema, options);
  }
  return { schemas: schemas as Record<string, JsonSchema>, of };
}

/** Says of a field with a default that it may be left out; the pattern of a timestamp adds nothing to its format. */
function corrected({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: JsonSchema }): void {
  delete jsonSchema.$schema;
  delete jsonSchema.$id;
  if (jsonSchema.format === "date-time") delete jsonSchema.pattern;
  const value = defaultOf(zodSchema);
  if (value !== undefined) jsonSchema.default = value;
  if (!(zodSchema instanceof z.ZodObject) || !Array.isArray(jsonSchema.required)) return;
  jsonSchema.required = jsonSchema.required.filter((name) => defaultOf(zodSchema.shape[name]) === undefined);
}

function defaultOf(schema: z.core.$ZodType): unknown {
  return z.globalRegistry.get(schema)?.default;
}

/** A value that travels in a loader's data as one text of JSON. */
export type Packed<Value> = string & { readonly packed?: Value };

/**
 * Packs a large value of plain JSON: Remix writes what a loader answers with a number for every field of every object, which
 * is longer and takes more time.
 */
export function pack<Value>(value: Value): Packed<Value> {
  return JSON.stringify(value);
}

export function unpack<Value>(packed: Packed<Value>): Value {
  return JSON.parse(packed) as Value;
}

/** A value in a loader's data as one JSON text. */
export type Packed<Value> = string & { readonly packed?: Value };

/**
 * Turns a large value into one JSON text. Remix would write a number for every field of every object, which is longer
 * and slower.
 */
export function pack<Value>(value: Value): Packed<Value> {
  return JSON.stringify(value);
}

export function unpack<Value>(packed: Packed<Value>): Value {
  return JSON.parse(packed) as Value;
}

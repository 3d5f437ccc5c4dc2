/** A value in the data of a loader, packed into one JSON text. */
export type Packed<Value> = string & { readonly packed?: Value };

/**
 * Packs a large value into one JSON text. Remix's own format has a number for every field of every object, which is
 * longer and slower to read.
 */
export function pack<Value>(value: Value): Packed<Value> {
  return JSON.stringify(value);
}

export function unpack<Value>(packed: Packed<Value>): Value {
  return JSON.parse(packed) as Value;
}

/** A value in the data of a loader, as one JSON text. */
export type Serialized<Value> = string & { readonly serialized?: Value };

/** Writes a large value as one JSON text. Remix's own format numbers every field: it is longer and slower to read. */
export function serialize<Value>(value: Value): Serialized<Value> {
  return JSON.stringify(value);
}

export function deserialize<Value>(serialized: Serialized<Value>): Value {
  return JSON.parse(serialized) as Value;
}

import Negotiator from "negotiator";

/** The ways in which a body can be sent. */
export type ContentCoding = "br" | "gzip" | "identity";

const available: ContentCoding[] = ["br", "gzip", "identity"];
const preferred = ["br", "gzip"];
const mostKnown = 200;
const longestKnown = 200;

/**
 * Chooses the best coding for an Accept-Encoding header: the one that the client weighs most, of equal ones the
 * smallest. Browsers send a handful of different headers, so each is read once: that takes a tenth of a cached page's
 * time otherwise.
 */
export function codingChooser(): (acceptEncoding: string | undefined) => ContentCoding {
  const known = new Map<string, ContentCoding>();
  return (acceptEncoding) => {
    if (acceptEncoding === undefined) return "identity";
    const before = known.get(acceptEncoding);
    if (before !== undefined) return before;
    const negotiator = new Negotiator({ headers: { "accept-encoding": acceptEncoding } });
    const coding = (negotiator.encoding(available, { preferred }) ?? "identity") as ContentCoding;
    if (known.size >= mostKnown) known.clear();
    if (acceptEncoding.length <= longestKnown) known.set(acceptEncoding, coding);
    return coding;
  };
}

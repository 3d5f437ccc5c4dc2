/** What an address takes as a body. */
export interface BodyRule {
  /** Content-Length at most, in bytes. */
  most: number;
  /** It may bring photos. */
  photos: boolean;
  /** Who may send it: everybody, or the signed-in owner. */
  from: "anyone" | "owner";
}

const kilobyte = 1024;
/**
 * More than the forms accept, on purpose: a photo over its 10 MB is cut while it arrives and refused by name, in a
 * form that still has every word and every other photo. Only what no phone sends is refused from outside.
 */
const photoForm = 64 * 1024 * kilobyte;
const otherwise = 64 * kilobyte;
/** A password and its form. */
const login = 4 * kilobyte;

const rules: { path: RegExp; rule: BodyRule }[] = [
  { path: /^\/(?:submit|api\/submit-story)$/, rule: { most: photoForm, photos: true, from: "anyone" } },
  { path: /^\/(?:admin|api\/admin\/login)$/, rule: { most: login, photos: false, from: "anyone" } },
  {
    path: /^\/(?:admin\/nuov[oa]-[a-z]+|api\/admin\/(?:blog-posts|locations)|api\/extract-gps)$/,
    rule: { most: photoForm, photos: true, from: "owner" },
  },
  { path: /^\/(?:api\/)?admin\//, rule: { most: otherwise, photos: false, from: "owner" } },
];

/** The rule of an address, read as the router reads it: escapes resolved, whatever the case and the final slash. */
export function bodyRuleOf(path: string): BodyRule {
  const plain = decodeURIComponent(path)
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(/\.data$/, "")
    .replace(/(?<=.)\/$/, "");
  const known = rules.find((one) => one.path.test(plain));
  return known?.rule ?? { most: otherwise, photos: false, from: "anyone" };
}

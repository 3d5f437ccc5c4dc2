import {
  type CanvasBox,
  type DiscSize,
  canvasBoxes,
  canvasSize,
  discRadius,
  maxPhotoEdits,
  readEdit,
  writeEdit,
} from "~/domain/photos/edits/photo-edits";
import { returnFormAddress } from "~/http/record-pages/left-form.server";
import type { PhotoEdit } from "~/images/edits/photo-edits";
import type { PhotoEditErrorCode } from "~/text/words";

/** Reads the form of the page from its address: the unsaved changes (`op`), after those of the pressed button. */
export function readPhotoEditForm(query: URLSearchParams, photo: { width: number; height: number }) {
  const { edits, error } = readEdits(query);
  const wanted = query.get("size") ?? "";
  const size = Object.hasOwn(discRadius, wanted) ? (wanted as DiscSize) : "medium";
  const [left, top] = [query.get("left") ?? "", query.get("top") ?? ""];
  const step = stepIn(query, photo, edits, discRadius[size]);
  // The page redirects to the address with the changed edits. `error`: why the last button changed nothing.
  const form = { edits, size, left, top, error, toForm: returnFormAddress(query), isChanged: false };
  if (!step || error) return form;
  if (typeof step === "string") return { ...form, error: step };
  if (step.length > maxPhotoEdits) return { ...form, error: "too-many" as const };
  return { ...form, edits: step, isChanged: true };
}

/** Returns the readable changes in an address, up to their maximum number. `error`: some changes are left out. */
export function readEdits(query: URLSearchParams) {
  const given = query.getAll("op");
  const readable = given.flatMap((text) => readEdit(text) ?? []);
  const edits = readable.slice(0, maxPhotoEdits);
  if (readable.length < given.length) return { edits, error: "unreadable" as const };
  return { edits, error: readable.length > maxPhotoEdits ? ("too-many" as const) : null };
}

/** Returns the query of the address with these changes. */
export function photoEditQuery({ edits, size, toForm }: ReturnType<typeof readPhotoEditForm>) {
  const query = new URLSearchParams(edits.map((edit) => ["op", writeEdit(edit)]));
  if (toForm !== null) query.set("modulo", toForm);
  if (size !== "medium") query.set("size", size);
  return query;
}

/** Returns the edits after the pressed button, or why it changes nothing. Null when no button was pressed. */
function stepIn(
  query: URLSearchParams,
  photo: { width: number; height: number },
  edits: PhotoEdit[],
  radius: number,
): PhotoEdit[] | PhotoEditErrorCode | null {
  const covered = (x: number | null, y: number | null, otherwise: PhotoEditErrorCode) =>
    x === null || y === null ? otherwise : [...edits, { cover: { x, y, radius } }];
  switch (query.get("do")) {
    case "left":
      return [...edits, { turn: 270 }];
    case "right":
      return [...edits, { turn: 90 }];
    case "undo":
      return edits.slice(0, -1);
    case "clear":
      return [];
    case "cover":
      // Enter in any field presses this button, because it is the first. Without typed coordinates it does nothing.
      if (!query.get("left") && !query.get("top")) return edits;
      return covered(percentage(query.get("left")), percentage(query.get("top")), "not-a-point");
  }
  for (const box of Object.keys(canvasBoxes) as CanvasBox[]) {
    const [left, top] = [query.get(`${box}.x`), query.get(`${box}.y`)];
    if (left === null || top === null) continue;
    // A picture pressed with the keyboard has no point: browsers send 0, 0.
    if (left === "0" && top === "0") return "keyboard";
    const shown = canvasSize(photo, edits, box);
    return covered(share(left, shown.width), share(top, shown.height), "outside");
  }
  return null;
}

function share(pixels: string, whole: number): number | null {
  const value = /^\d{1,4}$/.test(pixels) ? Number(pixels) / whole : 2;
  return value <= 1 ? Number(value.toFixed(4)) : null;
}

function percentage(text: string | null): number | null {
  const number = (text ?? "").trim().replace(",", ".");
  const value = /^\d{1,3}(?:\.\d{1,2})?$/.test(number) ? Number(number) / 100 : 2;
  return value <= 1 ? Number(value.toFixed(4)) : null;
}

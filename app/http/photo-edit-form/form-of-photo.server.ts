import { photoEditAddress } from "~/domain/photos/edits/photo-canvas";

/** The addresses of forms that 'Ritocca' leaves: the form is in the draft. Nobody can lead the owner elsewhere. */
const formAddress =
  /^\/admin\/(?:nuovo-articolo|nuova-location|(?:articoli|locations)\/[\da-f]+)\?draft=[\da-f]+&foto$/;

/** Returns the address that edits a photo of a form, which is stored in a draft. `page` is the path of the form. */
export function retouchAddress(name: string, page: string, draft: string): string {
  return photoEditAddress(name, new URLSearchParams({ modulo: `${page}?draft=${draft}&foto` }));
}

/** Returns the address of the form to which the page of a photo leads back. Null without a form. */
export function formIn(query: URLSearchParams): string | null {
  const address = query.get("modulo") ?? "";
  return formAddress.test(address) ? address : null;
}

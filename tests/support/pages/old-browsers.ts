import type { Page } from "@playwright/test";

/** Makes `FormData` of this page ignore the button, as Chromium before 112, Firefox before 111 and Safari before 16.4. */
export const withoutButtonsInFormData = (page: Page) =>
  page.addInitScript(() => {
    window.FormData = new Proxy(FormData, {
      construct: (target, [form]: unknown[], made) => Reflect.construct(target, [form], made) as FormData,
    });
  });

/** Makes events of this page not say which button has sent a form, as in Safari before 15.4. */
export const withoutSubmitter = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(SubmitEvent.prototype, "submitter");
  });

/** Makes `createImageBitmap` leave photos lying on their side, as in Chromium until 110 and Safari 16.0. */
export const withoutUprightBitmaps = (page: Page) =>
  page.addInitScript(() => {
    const { createImageBitmap } = window;
    const refusing = (image: ImageBitmapSource, options?: ImageBitmapOptions) =>
      options?.imageOrientation === "from-image"
        ? Promise.reject(new TypeError("'from-image' is not a valid enum value"))
        : createImageBitmap(image, options);
    Object.assign(window, { createImageBitmap: refusing });
  });

/** Takes `createImageBitmap` away, as in Safari before 15. */
export const withoutBitmaps = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(window, "createImageBitmap"));

/** Takes away the dialogs over the page, as in Safari before 15.4 and Firefox before 98. */
export const withoutDialogs = (page: Page) =>
  page.addInitScript(() => {
    const dialog = HTMLDialogElement.prototype as Partial<HTMLDialogElement>;
    delete dialog.showModal;
    delete dialog.close;
  });

/** True in browsers that open a dialog over the page. Safari before 15.4 and Firefox before 98 do not. */
export const opensDialogs = () => "showModal" in document.createElement("dialog");

/** Shows the button of a page to print. It opens the print dialogue of the browser. */
export function printButton(): void {
  const button = document.getElementById("print");
  if (!button) return;
  button.hidden = false;
  button.addEventListener("click", () => print());
}

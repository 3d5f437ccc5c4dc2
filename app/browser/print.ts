/** The script of the pages to print. Their button opens the print dialogue of the browser. */
const button = document.getElementById("print");
if (button) {
  button.hidden = false;
  button.addEventListener("click", () => print());
}

export {};

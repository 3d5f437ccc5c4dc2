/** /admin itself: the list around it is the page. */
export default function AdminIndex() {
  return null;
}

/** Invisible characters, which can change how a line reads. Scripts and emoji need joiners, selectors and flag tags. */
const unseen =
  /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,8}\u{e007f})|(?!\u034f|[\u180b-\u180f]|\u200c|\u200d|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}])[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
const onlyUnseen = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;

/** Removes invisible characters from a text. A text of nothing but invisible characters becomes empty. */
export function visibleText(text: string): string {
  return onlyUnseen.test(text) ? "" : text.replaceAll(unseen, "$1");
}

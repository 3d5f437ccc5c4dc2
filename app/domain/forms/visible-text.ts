/**
 * Characters that nobody sees and that change how a line is read: bidirectional controls, zero-width spaces, soft hyphens,
 * fillers. Joiners and variation selectors stay, which words of several scripts and emoji are made of, and so do the
 * flags of regions, which are a black flag and letters that are not shown.
 */
const unseen =
  /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,8}\u{e007f})|(?!\u034f|[\u180b-\u180f]|\u200c|\u200d|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}])[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
const onlyUnseen = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;

/** A text without the characters that nobody sees; empty when there were no others. */
export function visibleText(text: string): string {
  return onlyUnseen.test(text) ? "" : text.replaceAll(unseen, "$1");
}

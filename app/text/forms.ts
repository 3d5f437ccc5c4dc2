/** Words that every form uses. */
export const formText = {
  optional: "(facoltativo)",
};

import type { ComponentProps } from "react";

/** A small, quiet button of a form. */
export function SmallButton(props: ComponentProps<"button">) {
  return <button className="button button-quiet button-small" {...props} />;
}

/** The address of a style sheet, from the Remix compiler. */
declare module "*.css" {
  const href: string;
  export default href;
}

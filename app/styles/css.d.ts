/** The address of a stylesheet, as the Remix compiler gives it. */
declare module "*.css" {
  const href: string;
  export default href;
}

declare module "*.ftl?raw" {
  const text: string;
  export default text;
}
declare module "*.ftl?url" {
  const address: string;
  export default address;
}
declare module "virtual:catalogues" {
  /** Where each part of the words is, by `part-language`. */
  const addresses: Readonly<Record<string, string>>;
  export default addresses;
}

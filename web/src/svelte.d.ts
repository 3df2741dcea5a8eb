declare module "*.ftl?raw" {
  const text: string;
  export default text;
}
declare module "*.ftl?url" {
  const address: string;
  export default address;
}

/** The Arabic texts of one area of the product: see tools/arabic-texts.ts. */
declare module 'virtual:arabic/*' {
  export const texts: Record<string, string>;
}

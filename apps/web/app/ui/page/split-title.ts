/** A longer word may have to break, so that it does not widen a phone's page. */
const MODEL_MAX = 16;

/** Splits a title into words and spaces, and marks the model numbers, which a line would break at their hyphen or slash. */
export function splitTitle(title: string): { text: string; isModel: boolean }[] {
  return title
    .split(/(\s+)/)
    .filter(Boolean)
    .map((text) => ({ text, isModel: text.length <= MODEL_MAX && /[-/]/.test(text) && /\d/.test(text) }));
}

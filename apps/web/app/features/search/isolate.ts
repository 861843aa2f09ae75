const [START, END] = ['\u2068', '\u2069'];

/** Keeps the direction of typed words inside a sentence, which may run the other way. */
export function isolate(words: string): string {
  return `${START}${words}${END}`;
}

// What is wrong with a long form, in English, by the name of the field.
export type Faults = Readonly<Record<string, string>>;

/** Without those of some fields; the same object where it has none of them, so that nothing is drawn again. */
export function without(faults: Faults, names: readonly string[]): Faults {
  if (!names.some((name) => name in faults)) return faults;
  return Object.fromEntries(Object.entries(faults).filter(([name]) => !names.includes(name)));
}

/** Once the fields show it, the cursor goes to the first. */
export function focusFirstFault(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main [aria-invalid=true]')?.focus());
}

// The validation errors of a long form: an English message by field name.
export type FieldErrors = Readonly<Record<string, string>>;

/** Returns the errors without those of some fields. If there is nothing to remove it returns the same object, so that React does not render again. */
export function withoutErrors(faults: FieldErrors, names: readonly string[]): FieldErrors {
  if (!names.some((name) => name in faults)) return faults;
  return Object.fromEntries(Object.entries(faults).filter(([name]) => !names.includes(name)));
}

/** Focuses the first invalid field after the fields have rendered their errors. */
export function focusFirstInvalidField(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main [aria-invalid=true]')?.focus());
}

import { type RefObject, useLayoutEffect } from 'react';
import { useNavigation } from 'react-router';

/**
 * The address may change without the form: by a chip, by the browser's way back. Then the form follows. While a page is on its way it
 * waits, and it follows before anybody can touch it again: a choice made in between must not be taken back.
 */
export function useFollowAddress(form: RefObject<HTMLFormElement | null>, wanted: Readonly<Record<string, string>>) {
  const address = JSON.stringify(wanted);
  const arrived = useNavigation().state === 'idle';
  useLayoutEffect(() => {
    if (!arrived) return;
    const values = JSON.parse(address) as Record<string, string>;
    for (const field of form.current?.elements ?? []) follow(field, values);
  }, [form, address, arrived]);
}

function follow(field: Element, values: Record<string, string>): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
  const value = values[field.name];
  // A slider shows its figures too, so it follows by itself.
  if (value === undefined || field.type === 'hidden' || field.type === 'range') return;
  if (field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type))
    field.checked = field.value === value;
  else field.value = value;
}

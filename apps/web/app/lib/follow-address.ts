import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

type Form = RefObject<HTMLFormElement | null>;
type Values = Readonly<Record<string, string>>;

/** A form whose page is read anew follows when that page has arrived: what is chosen while it is on its way stays chosen. */
export function useFollowAddress(form: Form, wanted: Values) {
  useFollow(form, wanted, useNavigation().state === 'idle');
}

/**
 * The address may change without the form: by a chip, by the browser's way back. Then the form follows, in what the address has
 * changed: a choice made or a word typed while a page is on its way must not be taken back.
 */
export function useFollow(form: Form, wanted: Values, isTime = true) {
  const address = JSON.stringify(wanted);
  const followed = useRef<Record<string, string>>({});
  useLayoutEffect(() => {
    if (!isTime) return;
    const values = JSON.parse(address) as Record<string, string>;
    const news = Object.entries(values).filter(([name, value]) => followed.current[name] !== value);
    followed.current = values;
    for (const field of form.current?.elements ?? []) follow(field, Object.fromEntries(news));
  }, [form, address, isTime]);
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

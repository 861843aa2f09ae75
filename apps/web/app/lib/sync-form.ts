import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

type Form = RefObject<HTMLFormElement | null>;
type Values = Readonly<Record<string, string>>;

/** Updates a form from the address after navigation has finished. What the user selects during navigation is kept. */
export function useSyncFormToAddress(form: Form, addressValues: Values) {
  useSyncForm(form, addressValues, useNavigation().state === 'idle');
}

/**
 * Updates a form when the address changes without it, for example by a filter chip or the back button. Only the fields that changed in the
 * address are updated, so that what the user selects or types during navigation is kept.
 */
export function useSyncForm(form: Form, addressValues: Values, isReady = true) {
  const address = JSON.stringify(addressValues);
  const applied = useRef<Record<string, string>>({});
  useLayoutEffect(() => {
    if (!isReady) return;
    const values = JSON.parse(address) as Record<string, string>;
    const changes = Object.entries(values).filter(([name, value]) => applied.current[name] !== value);
    applied.current = values;
    for (const field of form.current?.elements ?? []) applyValue(field, Object.fromEntries(changes));
  }, [form, address, isReady]);
}

function applyValue(field: Element, values: Record<string, string>): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
  const value = values[field.name];
  // A slider also shows its numbers, so its component updates itself.
  if (value === undefined || field.type === 'hidden' || field.type === 'range') return;
  if (field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type))
    field.checked = field.value === value;
  else field.value = value;
}

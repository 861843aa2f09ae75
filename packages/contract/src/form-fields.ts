// Converts objects and lists to names of form fields and back: `specifications[Bucket]`, `features[0]`. The browser and the
// server share this file, so that both use the same format.

const NAME = /^([\w-]{1,64})(?:\[([^[\]]{0,80})\])?$/;
const INDEX = /^\d{1,4}$/;

type Field = readonly [name: string, value: string];

/** Builds the form data of a call with files. It leaves out undefined and null values. */
export function toFormData(
  body: unknown = {},
  files: Readonly<Record<string, readonly Blob[] | undefined>> = {},
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value === undefined || value === null) continue;
    if (typeof value !== 'object') form.append(name, String(value));
    else
      for (const [key, inner] of Object.entries(value))
        if (inner !== undefined && inner !== null) form.append(`${name}[${key}]`, String(inner));
  }
  for (const [name, list] of Object.entries(files)) for (const file of list ?? []) form.append(name, file);
  return form;
}

/** Parses form fields into an object, or returns the first invalid name as `fault`. A repeated name becomes a list. */
export function parseFormFields(fields: readonly Field[]): { value: Record<string, unknown> } | { fault: string } {
  const plain = new Map<string, string[]>();
  const nested = new Map<string, Map<string, string>>();
  for (const [name, value] of fields) {
    const [, outer, key] = NAME.exec(name) ?? [];
    if (!outer || outer === '__proto__' || key === '__proto__') return { fault: name };
    if (plain.has(outer) ? key !== undefined : nested.has(outer) && key === undefined) return { fault: name };
    if (key === undefined) plain.set(outer, [...(plain.get(outer) ?? []), value]);
    else {
      const inner = nested.get(outer) ?? new Map<string, string>();
      // `features[]` appends to the list.
      inner.set(key === '' ? String(inner.size) : key, value);
      nested.set(outer, inner);
    }
  }
  const values = [...plain].map(([name, list]) => [name, list.length > 1 ? list : list[0]] as const);
  return { value: Object.fromEntries([...values, ...[...nested].map(([name, inner]) => [name, listOrObject(inner)])]) };
}

/** Returns a list if the keys are 0, 1, 2 … in any order, and an object otherwise. */
function listOrObject(inner: Map<string, string>): unknown {
  const isList = [...inner.keys()].every((key) => INDEX.test(key) && Number(key) < inner.size);
  if (!isList) return Object.fromEntries(inner);
  return [...inner].sort(([one], [two]) => Number(one) - Number(two)).map(([, value]) => value);
}

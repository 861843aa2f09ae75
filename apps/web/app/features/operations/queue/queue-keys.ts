// The keys of the queue. They hold while the focus is in its list, so that they never fight with a screen reader or a field.

const keys = {
  j: 'next',
  ArrowDown: 'next',
  k: 'previous',
  ArrowUp: 'previous',
  a: 'step',
  r: 'refuse',
  c: 'claim',
  '?': 'help',
} as const;
export type QueueAct = (typeof keys)[keyof typeof keys];

/** With the places of an Arabic keyboard, whose keys say other letters. */
const arabic: Record<string, keyof typeof keys> = { ت: 'j', ن: 'k', ش: 'a', ق: 'r', ؤ: 'c', '؟': '?' };

type Pressed = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean };

export function actOf({ key, ctrlKey, metaKey, altKey }: Pressed): QueueAct | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const known = arabic[key] ?? key;
  return Object.hasOwn(keys, known) ? keys[known as keyof typeof keys] : undefined;
}

/** Where the mark stands after what stood there has gone, or the list has changed: the same item, else the same place. */
export function placeIn(ids: readonly string[], chosen: string | undefined, place: number): number {
  const found = chosen === undefined ? -1 : ids.indexOf(chosen);
  return Math.max(0, found >= 0 ? found : Math.min(place, ids.length - 1));
}

// Maps keys to actions of the queue. They work only while the focus is in its list, so that they never disturb a screen reader or a field.

const keys = {
  j: 'next',
  ArrowDown: 'next',
  k: 'previous',
  ArrowUp: 'previous',
  a: 'step',
  r: 'refuse',
  c: 'claim',
  x: 'choose',
  '?': 'help',
} as const;
export type QueueAction = (typeof keys)[keyof typeof keys];

/** Maps the letters of an Arabic keyboard to the Latin letters on the same keys. */
const arabic: Record<string, keyof typeof keys> = { ت: 'j', ن: 'k', ش: 'a', ق: 'r', ؤ: 'c', ء: 'x', '؟': '?' };

type PressedKey = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean };

export function actionForKey({ key, ctrlKey, metaKey, altKey }: PressedKey): QueueAction | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const known = arabic[key] ?? key;
  return Object.hasOwn(keys, known) ? keys[known as keyof typeof keys] : undefined;
}

/** Returns the position of the mark after the list has changed: that of the marked item, or the same position if the item is gone. */
export function findMarkedIndex(ids: readonly string[], markedId: string | undefined, position: number): number {
  const found = markedId === undefined ? -1 : ids.indexOf(markedId);
  return Math.max(0, found >= 0 ? found : Math.min(position, ids.length - 1));
}

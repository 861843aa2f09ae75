/** The documented colours of badges (DA-021). Other statuses, such as sold, rented and Quoted, are grey (R73). */
const tones = {
  green: ['active', 'Active', 'Confirmed', 'Accepted'],
  yellow: ['pending', 'Pending', 'Requested'],
  red: ['ended', 'cancelled', 'Cancelled', 'Rejected'],
} as const;

export type Tone = keyof typeof tones | 'gray';

export function toneOf(status: string): Tone {
  const found = Object.entries(tones).find(([, words]) => words.some((word) => word === status));
  return (found?.[0] as Tone | undefined) ?? 'gray';
}

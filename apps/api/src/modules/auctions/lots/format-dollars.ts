/** Formats a price for notifications: '$12,500'. */
export function formatDollars(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`;
}

/** Formats a price for notifications: '$12,500'. */
export function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`;
}

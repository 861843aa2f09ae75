/** A price as notices say it: '$12,500'. */
export function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`;
}

/** Returns true for the owner only: a member who can raise the limit could approve their own proposals. */
export function mayChangeLimit({ position }: { position: 'owner' | 'manager' | 'agent' }): boolean {
  return position === 'owner';
}

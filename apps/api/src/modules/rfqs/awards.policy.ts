/** Who could raise the limit could approve what they proposed, so it is the owner's alone. */
export function mayChangeLimit({ position }: { position: 'owner' | 'manager' | 'agent' }): boolean {
  return position === 'owner';
}

import type { Actor } from '../../../platform/http/access.ts';
import { fail } from '../../../platform/http/errors.ts';
import { mayDecide } from '../rfqs.policy.ts';

/** Fails unless the member may decide an award that another member proposed. */
export function requireDecider(actor: Actor, proposedBy: string): void {
  if (!mayDecide(actor, proposedBy)) fail(actor.position === 'agent' ? 'award.position' : 'award.own');
}

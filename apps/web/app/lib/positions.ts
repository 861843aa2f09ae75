import type { positions } from '@rigsouq/contract/identity/members';
import { text } from './i18n/i18n.ts';

export const positionNames: Record<(typeof positions)[number], string> = {
  owner: text('Owner'),
  manager: text('Manager'),
  agent: text('Agent'),
};

/** The positions that an owner can assign to members. */
export const assignablePositions = ['manager', 'agent'] as const;

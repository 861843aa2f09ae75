// Logs security events under one message and with the same fields, so that a log store can raise an alarm on them. A line contains no secret, no
// email and no full address.

import { addressRangeOf } from '@rigsouq/kernel/addresses';
import { deviceOf } from '@rigsouq/kernel/devices';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';

type SecurityLine = {
  event: string;
  addressRange: string | null;
  userId?: string | undefined;
  accountId?: string | null | undefined;
  [fact: string]: unknown;
};

/** The origin of a call, as far as security events record it. */
export type Origin = {
  addressRange: string | null;
  device: string | null;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
};

export function originOf({ ip, headers, log }: FastifyRequest): Origin {
  return { addressRange: addressRangeOf(ip), device: deviceOf(headers['user-agent'] ?? null).name ?? null, log };
}

export function logSecurityEvent(log: Pick<Origin['log'], 'info'>, line: SecurityLine): void {
  log.info(line, 'security event');
}

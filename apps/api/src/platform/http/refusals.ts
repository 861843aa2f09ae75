// Lists every code with which a call may be refused: the codes of its contract and those of the platform before and after the handler (access.ts,
// limits.ts, upload.ts, idempotency.ts, errors.ts). `server.failed` may come from any call and is not listed.
import type { Endpoint, FileField } from '@rigsouq/contract/endpoint';
import type { ErrorCode } from '@rigsouq/contract/errors';

export function refusalsOf(endpoint: Endpoint): ErrorCode[] {
  const codes: ErrorCode[] = [
    // A service that the call needs may not answer in time.
    'server.busy',
    ...(endpoint.errors ?? []),
    ...refusedAccess(endpoint),
    ...refusedInput(endpoint),
    ...(endpoint.upload ? refusedForm(Object.values(endpoint.upload)) : []),
  ];
  if (endpoint.once) codes.push('request.key_used');
  if (endpoint.limits) codes.push('request.too_many');
  return [...new Set(codes)].sort();
}

function refusedAccess({ access, desk, trade, verified }: Endpoint): ErrorCode[] {
  if (access === 'public') return [];
  if (access === 'visitor') return ['auth.session_ended'];
  const codes: ErrorCode[] = ['auth.no_token', 'auth.session_ended'];
  if (access !== 'member') codes.push('access.denied');
  if (desk) codes.push('operator.no_factor');
  if (desk && desk !== 'any') codes.push('operator.other_desk');
  if (trade) codes.push('operator.no_trade');
  if (trade || verified) codes.push('auth.email_unverified');
  return codes;
}

function refusedInput({ method, params, query, body, upload, once }: Endpoint): ErrorCode[] {
  const codes: ErrorCode[] = [];
  if (params || query || body || upload || once) codes.push('request.invalid');
  // PostgreSQL accepts no text that contains NUL, and an address may contain one.
  if (params || query) codes.push('request.unreadable');
  // Fastify reads the body of every other method, even when the call takes no body.
  if (method !== 'GET') codes.push('request.unreadable', 'request.too_large', 'request.unsupported');
  return codes;
}

function refusedForm(fields: readonly FileField[]): ErrorCode[] {
  return ['upload.unexpected', 'upload.too_many', 'upload.not_stored', ...fields.flatMap(refusedFile)];
}

function refusedFile({ required, errors, kinds }: FileField): ErrorCode[] {
  const codes: ErrorCode[] = ['upload.empty', 'upload.too_large', 'upload.wrong_type'];
  if (errors?.tooMany) codes.push(errors.tooMany);
  if (required) codes.push('upload.missing');
  // The module `media` encodes every image again.
  if (kinds.includes('image')) codes.push('upload.unreadable', 'upload.too_many_pixels', 'upload.busy');
  if (kinds.includes('svg')) codes.push('upload.unsafe_drawing');
  return codes;
}

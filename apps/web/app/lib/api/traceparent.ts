/**
 * Creates the trace context of one user action. Requests, jobs and the live events for other pages carry it. Flag 00 says that the browser
 * records nothing; the server decides by the trace id whether to record.
 */
export function newTraceparent(): string {
  return `00-${hex(16)}-${hex(8)}-00`;
}

function hex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

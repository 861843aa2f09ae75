/**
 * The name of what this click sets off: requests, jobs and the messages that other pages hear carry it on. Flag 00 says that nothing is
 * recorded here; whether it is from then on the server decides by the name.
 */
export function newTraceparent(): string {
  return `00-${hex(16)}-${hex(8)}-00`;
}

function hex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

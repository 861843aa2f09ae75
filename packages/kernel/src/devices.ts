// Reads a readable device name from a user agent. The order matters: most browsers also claim to be another one.
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

export type Device = { readonly name: string | undefined; readonly phone: boolean };

export function deviceOf(userAgent: string | null): Device {
  const agent = userAgent ?? '';
  const first = (list: readonly (readonly [string, RegExp])[]) => list.find(([, pattern]) => pattern.test(agent))?.[0];
  const parts = [first(browsers), first(systems)].filter((part) => part !== undefined);
  return { name: parts.length > 0 ? parts.join(', ') : undefined, phone: /\b(?:iPhone|Mobile)\b/.test(agent) };
}

// Repeats calls to an api in another process while one of its parts is slow or gone, and records the answers.
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Endpoint } from '@rigsouq/contract/endpoint';
import { randomAddress } from './harness.ts';

export type TestCall = { endpoint: Endpoint; token?: string; body?: object };
export type CallResult = {
  call: string;
  status: number;
  code: string | undefined;
  retryAfter: string | null;
  ms: number;
};

export async function sendCall(port: number, { endpoint, token, body }: TestCall): Promise<CallResult> {
  const started = performance.now();
  const answer = await fetch(`http://127.0.0.1:${port}/api${endpoint.path}`, {
    method: endpoint.method,
    headers: {
      'x-forwarded-for': randomAddress(),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { code } = (await answer.json()) as { code?: string };
  const { status, headers } = answer;
  const ms = Math.round(performance.now() - started);
  return { call: endpoint.path, status, code, retryAfter: headers.get('retry-after'), ms };
}

/** Makes all of these calls at a fixed interval, whether the previous ones were answered or not. */
export function repeatCalls(port: number, calls: readonly TestCall[], everyMs = 250) {
  const answers: Promise<CallResult>[] = [];
  const timer = setInterval(() => answers.push(...calls.map((call) => sendCall(port, call))), everyMs);
  return {
    stop: (): Promise<CallResult[]> => {
      clearInterval(timer);
      return Promise.all(answers);
    },
  };
}

/** Returns the milliseconds until `inARow` calls in a row were answered with 200. */
export async function waitUntilHealthy(port: number, calls: readonly TestCall[], inARow = 20): Promise<number> {
  const started = performance.now();
  for (let succeeded = 0; succeeded < inARow; ) {
    const call = calls[succeeded % calls.length] as TestCall;
    const { status } = await sendCall(port, call);
    succeeded = status === 200 ? succeeded + 1 : 0;
    if (status !== 200) await sleep(50);
  }
  return Math.round(performance.now() - started);
}

/** Returns whether the call succeeded, or was refused as busy with a time to try again. */
export const isOkOrBusy = ({ status, code, retryAfter }: CallResult) =>
  status === 200 || (status === 503 && code === 'server.busy' && Number(retryAfter) > 0);

export const slowestMs = (answers: readonly CallResult[]) => Math.max(...answers.map(({ ms }) => ms));

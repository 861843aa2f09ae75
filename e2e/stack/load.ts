// A bounded load through the edge while something happens behind it, and an account of every answer.
import { Agent, request } from 'node:http';

export type LoadOptions = {
  connections?: number;
  /** The load lasts at least this long, and until the action is over. */
  seconds?: number;
  /** However long the action takes, the load ends. */
  atMostSeconds?: number;
};

export type LoadReport = {
  requests: number;
  seconds: number;
  slowestMs: number;
  /** Such as `{ 'GET /api/taxonomy 200': 812 }`. */
  counts: Record<string, number>;
  /** Answers from 500 on, and connections that broke, each with what was asked and when (ms after the start). */
  failures: { call: string; fault: string; atMs: number }[];
};

type Call = { method: 'GET' | 'POST'; path: string; body?: string };

// A read of the api, a page, and a POST that is refused for its body: nothing that leaves a trace in the database.
const calls: readonly Call[] = [
  { method: 'GET', path: '/api/taxonomy' },
  { method: 'POST', path: '/api/auth/loginuser', body: '{"email":"nobody"}' },
  { method: 'GET', path: '/api/taxonomy' },
  { method: 'POST', path: '/api/auth/loginuser', body: '{"email":"nobody"}' },
  { method: 'GET', path: '/' },
];

export async function loadDuring(
  url: string,
  action: () => Promise<unknown>,
  options: LoadOptions = {},
): Promise<LoadReport> {
  const { connections = 32, seconds = 1, atMostSeconds = 120 } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const report: LoadReport = { requests: 0, seconds: 0, slowestMs: 0, counts: {}, failures: [] };
  const began = performance.now();
  const elapsed = () => performance.now() - began;
  let acting = true;
  const goOn = () => elapsed() < atMostSeconds * 1_000 && (acting || elapsed() < seconds * 1_000);

  const client = async (offset: number) => {
    for (let turn = offset; goOn(); turn++) {
      const call = calls[turn % calls.length];
      if (call) await tryOnce(url, agent, call, report, elapsed);
    }
  };
  // The clients start at different calls, so that every kind is under way at every moment.
  const clients = Array.from({ length: connections }, (_, index) => client(index));
  try {
    await action();
  } finally {
    acting = false;
    await Promise.all(clients);
    agent.destroy();
  }
  report.seconds = elapsed() / 1_000;
  return report;
}

async function tryOnce(
  url: string,
  agent: Agent,
  call: Call,
  report: LoadReport,
  elapsed: () => number,
): Promise<void> {
  const name = `${call.method} ${call.path}`;
  const asked = elapsed();
  const outcome = await send(url, agent, call).catch((fault: Error) => fault);
  report.requests++;
  report.slowestMs = Math.max(report.slowestMs, Math.round(elapsed() - asked));
  const result = outcome instanceof Error ? 'broken' : outcome;
  const key = `${name} ${result}`;
  report.counts[key] = (report.counts[key] ?? 0) + 1;
  if (outcome instanceof Error) report.failures.push({ call: name, fault: outcome.message, atMs: Math.round(asked) });
  else if (outcome >= 500) report.failures.push({ call: name, fault: String(outcome), atMs: Math.round(asked) });
}

/** The status, once the whole answer has arrived. */
function send(url: string, agent: Agent, call: Call): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = call.body ? { 'content-type': 'application/json', 'content-length': call.body.length } : {};
    const sent = request(`${url}${call.path}`, { method: call.method, agent, headers, timeout: 30_000 }, (answer) => {
      answer.on('error', reject);
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.resume();
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer within 30 s')));
    sent.on('error', reject);
    sent.end(call.body);
  });
}

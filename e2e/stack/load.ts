// Sends a bounded load through nginx while an action runs behind it, and counts every answer.
import { Agent, request } from 'node:http';

export type LoadOptions = {
  connections?: number;
  /** The load lasts at least this many seconds, and until the action is over. */
  seconds?: number;
  /** The load ends after this many seconds, even if the action still runs. */
  atMostSeconds?: number;
};

export type LoadReport = {
  requests: number;
  seconds: number;
  slowestMs: number;
  /** The number of answers per call and status, such as `{ 'GET /api/taxonomy 200': 812 }`. */
  counts: Record<string, number>;
  /** Answers with status 500 or higher, and broken connections, each with its call and its time in milliseconds after the start. */
  failures: { call: string; fault: string; atMs: number }[];
};

type Call = { method: 'GET' | 'POST'; path: string; body?: string };

// The calls read the api and a page, and send a POST that is refused because of its body. None of them writes to the database.
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
  const startedAt = performance.now();
  const elapsed = () => performance.now() - startedAt;
  let isActionRunning = true;
  const shouldContinue = () => elapsed() < atMostSeconds * 1_000 && (isActionRunning || elapsed() < seconds * 1_000);

  const client = async (offset: number) => {
    for (let callNumber = offset; shouldContinue(); callNumber++) {
      const call = calls[callNumber % calls.length];
      if (call) await sendAndCount(url, agent, call, report, elapsed);
    }
  };
  // The clients start at different calls, so that calls of every kind run at any moment.
  const clients = Array.from({ length: connections }, (_, index) => client(index));
  try {
    await action();
  } finally {
    isActionRunning = false;
    await Promise.all(clients);
    agent.destroy();
  }
  report.seconds = elapsed() / 1_000;
  return report;
}

async function sendAndCount(
  url: string,
  agent: Agent,
  call: Call,
  report: LoadReport,
  elapsed: () => number,
): Promise<void> {
  const name = `${call.method} ${call.path}`;
  const askedAt = elapsed();
  const outcome = await send(url, agent, call).catch((fault: Error) => fault);
  report.requests++;
  report.slowestMs = Math.max(report.slowestMs, Math.round(elapsed() - askedAt));
  const result = outcome instanceof Error ? 'broken' : outcome;
  const key = `${name} ${result}`;
  report.counts[key] = (report.counts[key] ?? 0) + 1;
  if (outcome instanceof Error) report.failures.push({ call: name, fault: outcome.message, atMs: Math.round(askedAt) });
  else if (outcome >= 500) report.failures.push({ call: name, fault: String(outcome), atMs: Math.round(askedAt) });
}

/** Returns the status after the whole answer has arrived. */
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

// Tests what must hold across processes: rate limits, revoked sessions, and restarts under load.
import { DEMO_PASSWORD, expect, logIn, test } from '../../fixtures.ts';
import { loadDuring } from '../../stack/load.ts';

const profile = (api: { url: string }, token: string) =>
  fetch(`${api.url}/api/auth/profile`, { headers: { authorization: `Bearer ${token}` } }).then(
    (answer) => answer.status,
  );

test('[SH-043] refuses a session on both apis immediately after one of them revoked it', async ({ stack }) => {
  const [first, second] = stack.apis;
  const { token } = await logIn(stack, 'buyer', first.url);
  expect([await profile(first, token), await profile(second, token)]).toEqual([200, 200]);
  const remaining = await logIn(stack, 'buyer', second.url);
  const ended = await fetch(`${second.url}/api/auth/sessions/end-others`, {
    method: 'POST',
    headers: { authorization: `Bearer ${remaining.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ currentPassword: DEMO_PASSWORD }),
  });
  expect(ended.status).toBe(200);
  expect([await profile(first, token), await profile(second, token)]).toEqual([401, 401]);
  expect(await profile(first, remaining.token)).toBe(200);
});

test('shares the login limit of an address between both apis', async ({ stack }) => {
  const attempts = Array.from({ length: 44 }, (_, at) =>
    fetch(`${stack.apis[at % 2 === 0 ? 0 : 1].url}/api/auth/loginuser`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }),
  );
  const statuses = (await Promise.all(attempts)).map((answer) => answer.status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(30);
  expect(statuses.filter((status) => status === 429)).toHaveLength(14);
});

test('answers every request during a rolling restart of both apis under load', async ({ stack }) => {
  test.setTimeout(120_000);
  const report = await loadDuring(stack.url, async () => {
    for (const api of stack.apis) await api.restart();
  });
  test
    .info()
    .annotations.push({ type: 'requests', description: `${report.requests} in ${report.seconds.toFixed(1)} s` });
  expect(report.requests).toBeGreaterThan(1_000);
  expect(report.failures).toEqual([]);
});

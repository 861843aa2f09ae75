import { expect, it } from 'vitest';
import { createLog } from '../monitoring/log.ts';
import { Lanes } from './lanes.ts';

const WAITING_MAX = 2_000;

it('refuses a call with the error of its kind when the lane is full', async () => {
  const lanes = new Lanes<string, string>({
    what: 'offers',
    busy: 'server.busy',
    rowOf: (row) => row,
    processBatch: async (rows) => rows,
    log: createLog('silent'),
  });
  const row = '00000000';
  const waiting = Array.from({ length: WAITING_MAX }, () => lanes.take(row));
  await expect(lanes.take(row)).rejects.toMatchObject({ code: 'server.busy' });
  expect(await Promise.all(waiting)).toHaveLength(WAITING_MAX);
});

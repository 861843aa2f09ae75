// Defines domain events, named in the past tense. An event is a job in the outbox: it is recorded with the change or not at all, and handled at least
// once. A handler recognizes repeated deliveries by the event id.
import { z } from 'zod';
import type { Tx } from '../database/db.ts';
import { newId } from '../database/ids.ts';
import type { Log } from '../monitoring/log.ts';
import { withTraceparent } from '../monitoring/trace.ts';
import { addJob, defineJob, handle, type Job, type JobHandler } from './jobs.ts';

const eventPayload = <F extends z.ZodType>(facts: F) => z.object({ id: z.uuid(), facts });
export type Event<F extends z.ZodType = z.ZodType> = Job<ReturnType<typeof eventPayload<F>>>;

export function defineEvent<F extends z.ZodType>(name: string, facts: F): Event<F> {
  return defineJob(`event ${name}`, eventPayload(facts));
}

/** Builds the job of an event, for callers that insert it in their own statement. */
export function buildEventJob<F extends z.ZodType>(event: Event<F>, facts: z.input<F>) {
  return { name: event.name, payload: withTraceparent(event.payload.parse({ id: newId(), facts })) };
}

export function recordEvent<F extends z.ZodType>(tx: Tx, event: Event<F>, facts: z.input<F>): Promise<void> {
  return addJob(tx, event, { id: newId(), facts } as z.input<Event<F>['payload']>);
}

/** Registers the single handler of an event. It may receive the same event again, with the same id. */
export function handleEvent<F extends z.ZodType>(
  event: Event<F>,
  run: (facts: z.output<F>, id: string, log: Log) => Promise<void>,
): JobHandler {
  return handle(event, async (payload, log) => {
    const { id, facts } = payload as { id: string; facts: z.output<F> };
    await run(facts, id, log);
  });
}

// What has happened, in the past tense. An event is a job of the outbox: recorded with the change or not at all, heard at
// least once. Its id tells a hearer what it has heard before.
import { z } from 'zod';
import type { Tx } from './db.ts';
import { newId } from './ids.ts';
import { addJob, defineJob, handle, type Job, type JobHandler } from './jobs.ts';
import type { Log } from './log.ts';
import { carrying } from './trace.ts';

const told = <F extends z.ZodType>(facts: F) => z.object({ id: z.uuid(), facts });
export type Event<F extends z.ZodType = z.ZodType> = Job<ReturnType<typeof told<F>>>;

export function defineEvent<F extends z.ZodType>(name: string, facts: F): Event<F> {
  return defineJob(`event ${name}`, told(facts));
}

/** An event as a job, for who writes it in a statement of their own. */
export function eventJob<F extends z.ZodType>(event: Event<F>, facts: z.input<F>) {
  return { name: event.name, payload: carrying(event.payload.parse({ id: newId(), facts })) };
}

export function recordEvent<F extends z.ZodType>(tx: Tx, event: Event<F>, facts: z.input<F>): Promise<void> {
  return addJob(tx, event, { id: newId(), facts } as z.input<Event<F>['payload']>);
}

/** The one hearer of an event. It may hear the same one again, with the same id. */
export function hear<F extends z.ZodType>(
  event: Event<F>,
  run: (facts: z.output<F>, id: string, log: Log) => Promise<void>,
): JobHandler {
  return handle(event, async (heard, log) => {
    const { id, facts } = heard as { id: string; facts: z.output<F> };
    await run(facts, id, log);
  });
}

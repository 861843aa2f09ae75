// Sends messages, bookings and page views through nginx without a pause, also while hosts are down. Every acknowledged write has a receipt: the id of
// its row.
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

type Member = { token: string };
export type Market = {
  buyers: readonly Member[];
  supplierId: string;
  machines: readonly string[];
  rentals: readonly string[];
  /** Builds the form that books a machine for these days from now. */
  bookingForm: (machine: string, days: readonly [number, number]) => object;
};

const MESSAGE_PAUSE_MS = 100;
const BOOKING_PAUSE_MS = 250;
const PAGE_PAUSE_MS = 100;
const WAIT_MS = 20_000;

/** The first day that no machine is booked for. */
let bookingDay = 1;

type Answer = { status: number; retryAfter: string | null; body: { _id?: string; code?: string } };

export class Traffic {
  readonly messages: string[] = [];
  readonly bookings: string[] = [];
  /** The number of answers per kind and status; `no answer` counts broken connections. */
  readonly counts: Record<string, number> = {};
  /** Answers that no caller should get: errors other than 503 with Retry-After. */
  readonly faults: string[] = [];
  readonly #url: string;
  readonly #market: Market;
  readonly #running: Promise<void>[];
  #stopped = false;

  constructor(url: string, market: Market) {
    this.#url = url;
    this.#market = market;
    this.#running = [this.#sendMessages(), this.#book(), this.#viewPages(), this.#viewPages()];
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#running);
  }

  async #sendMessages(): Promise<void> {
    const { buyers, machines, supplierId } = this.#market;
    for (let turn = 0; !this.#stopped; turn++) {
      const equipmentId = machines[turn % machines.length];
      const content = `Is the machine still for sale? (${turn})`;
      const token = buyers[turn % buyers.length]?.token;
      const id = await this.#write('message', '/message/send', token, {
        equipmentId,
        recipientId: supplierId,
        content,
      });
      if (id) this.messages.push(id);
      await setTimeout(MESSAGE_PAUSE_MS);
    }
  }

  async #book(): Promise<void> {
    const { buyers, rentals, bookingForm } = this.#market;
    for (let turn = 0; !this.#stopped; turn++) {
      const machine = rentals[turn % rentals.length] ?? '';
      if (turn % rentals.length === 0) bookingDay += 2;
      const form = bookingForm(machine, [bookingDay, bookingDay + 1]);
      const id = await this.#write('booking', '/equipment/book', buyers[turn % buyers.length]?.token, form);
      if (id) this.bookings.push(id);
      await setTimeout(BOOKING_PAUSE_MS);
    }
  }

  async #viewPages(): Promise<void> {
    const { machines } = this.#market;
    for (let turn = 0; !this.#stopped; turn++) {
      const path =
        ['/', '/marketplace', `/equipment/${machines[turn % machines.length]}`, '/auctions'][turn % 4] ?? '/';
      const answer = await this.#fetch(path, {});
      this.#count('page', answer);
      await setTimeout(PAGE_PAUSE_MS);
    }
  }

  /** Repeats the call with the same key until it is answered, as the product's own client does. */
  async #write(kind: string, path: string, token: string | undefined, body: object): Promise<string | undefined> {
    const key = randomUUID();
    while (!this.#stopped) {
      const answer = await this.#fetch(`/api${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(body),
      });
      this.#count(kind, answer);
      if (answer && answer.status < 500) return answer.status === 200 ? answer.body._id : undefined;
      await setTimeout(MESSAGE_PAUSE_MS);
    }
    return undefined;
  }

  async #fetch(path: string, init: RequestInit): Promise<Answer | undefined> {
    try {
      const answer = await fetch(`${this.#url}${path}`, { ...init, signal: AbortSignal.timeout(WAIT_MS) });
      const text = await answer.text();
      const isJson = answer.headers.get('content-type')?.includes('json');
      const body = isJson ? (JSON.parse(text) as Answer['body']) : {};
      return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body };
    } catch {
      return undefined;
    }
  }

  #count(kind: string, answer: Answer | undefined): void {
    const result = `${kind} ${answer ? answer.status : 'no answer'}${answer?.status === 409 ? ` ${answer.body.code}` : ''}`;
    this.counts[result] = (this.counts[result] ?? 0) + 1;
    if (!answer) this.faults.push(`${kind}: no answer`);
    else if (answer.status >= 500 && !(answer.status === 503 && answer.retryAfter))
      this.faults.push(`${kind}: ${answer.status} ${answer.body.code ?? ''}`);
  }
}

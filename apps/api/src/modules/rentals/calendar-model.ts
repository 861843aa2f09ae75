// For tests: one machine, its offers and its bookings as a person would keep them with pencil and paper. Time is a number: a day has
// a million ticks, and each act happens some ticks after the one before it.
import { after, type BookingAct, type BookingStatus } from './booking-state.ts';

export const DAY = 1_000_000;
const ANSWER = 2 * DAY;

type Kept = { kind: string; reference: string; from: number; until: number; overdue: boolean };
type Booked = { id: string; status: BookingStatus; from: number; until: number; lapses: number; offHired: boolean };
type Offer = 'rent' | 'sell';
type Acting = 'buyer' | 'supplier';

export class CalendarModel {
  now = DAY / 2;
  readonly offers: Record<Offer, 'active' | 'ended' | 'sold'> = { rent: 'active', sell: 'active' };
  readonly bookings: Booked[] = [];
  promises: Kept[] = [];
  readonly #machine: string;

  constructor(machine: string) {
    this.#machine = machine;
  }

  get today(): number {
    return Math.floor(this.now / DAY);
  }

  /** Each answers what the server has to: a code of refusal, or undefined where it is done. */
  request(id: string, first: number, last: number): string | undefined {
    if (this.offers.rent !== 'active') return 'listing.state';
    const start = (this.today + first) * DAY;
    const until = Math.max((this.today + last) * DAY, start + DAY);
    const refused = this.#promise('rental', id, Math.max(start, this.now), until);
    if (refused) return refused;
    const lapses = Math.min(this.now + ANSWER, until);
    this.bookings.push({ id, status: 'Requested', from: start, until, lapses, offHired: false });
    return undefined;
  }

  act(booking: Booked, act: BookingAct, by: Acting): string | undefined {
    const current = booking.status === 'Confirmed' && booking.from <= this.now ? 'Active' : booking.status;
    const status = after(act, by, { status: current, off_hired_at: booking.offHired ? new Date() : null });
    if (!status) return act === 'cancel' && current === 'Active' ? 'booking.started' : 'deal.state';
    booking.status = status;
    if (act === 'offHire') booking.offHired = true;
    if (act === 'reject' || act === 'cancel') this.#release('rental', booking.id);
    if (act === 'return')
      for (const kept of this.#of('rental', booking.id)) {
        kept.overdue = false;
        kept.until = Math.min(kept.until, this.now);
      }
    return undefined;
  }

  withdraw(offer: Offer): string | undefined {
    if (this.offers[offer] !== 'active') return 'listing.state';
    this.offers[offer] = 'ended';
    if (Object.values(this.offers).includes('active')) return undefined;
    const from = Math.max(this.now, ...this.#ahead().map(({ until }) => until));
    return from === Number.POSITIVE_INFINITY ? undefined : this.#promise('withdrawn', this.#machine, from);
  }

  relist(offer: Offer): string | undefined {
    if (this.offers[offer] !== 'ended') return 'listing.state';
    if (this.#ahead().some(({ kind }) => kind === 'sold')) return 'listing.sold';
    this.offers[offer] = 'active';
    this.#release('withdrawn', this.#machine);
    return undefined;
  }

  sell(listing: string): string | undefined {
    if (this.offers.sell !== 'active') return 'listing.state';
    const refused = this.#promise('sold', listing, this.now);
    if (refused) return refused;
    this.offers.sell = 'sold';
    if (this.offers.rent === 'active') this.offers.rent = 'ended';
    return undefined;
  }

  /** The timers ring for whatever has come due. */
  pass(days: number): void {
    this.now += days * DAY;
    for (const booking of this.bookings) {
      if (booking.status === 'Requested' && booking.lapses <= this.now) {
        booking.status = 'Cancelled';
        this.#release('rental', booking.id);
      }
      if (booking.status === 'Confirmed' && booking.from <= this.now) booking.status = 'Active';
      if (booking.status !== 'Active' || booking.until > this.now) continue;
      for (const kept of this.#of('rental', booking.id)) kept.overdue = true;
      this.#stretch();
    }
  }

  #of(kind: string, reference: string): Kept[] {
    return this.promises.filter((kept) => kept.kind === kind && kept.reference === reference);
  }

  #ahead(): Kept[] {
    return this.promises.filter(({ until }) => until > this.now);
  }

  #promise(kind: string, reference: string, from: number, until = Number.POSITIVE_INFINITY): string | undefined {
    if (this.promises.some((kept) => from < kept.until && kept.from < until)) return 'machine.promised';
    this.promises.push({ kind, reference, from, until, overdue: false });
    return undefined;
  }

  #release(kind: string, reference: string): void {
    const gone = this.#of(kind, reference);
    this.promises = this.promises.filter((kept) => !gone.includes(kept));
    if (gone.length) this.#stretch();
  }

  #stretch(): void {
    for (const kept of this.promises.filter(({ overdue }) => overdue))
      kept.until = Math.min(...this.promises.filter(({ from }) => from > kept.from).map(({ from }) => from));
  }
}

// A simple model of one machine, its offers and its bookings, for tests that compare the server with it. Time is a number: a day has
// a million ticks, and each action happens some ticks after the one before it.
import { type BookingAction, type BookingStatus, statusAfter } from './booking-state.ts';

export const DAY = 1_000_000;
const ANSWER_TICKS = 2 * DAY;

type Reservation = { kind: string; reference: string; from: number; until: number; overdue: boolean };
type ModelBooking = {
  id: string;
  status: BookingStatus;
  from: number;
  until: number;
  lapses: number;
  offHired: boolean;
};
type Offer = 'rent' | 'sell';
type ActingSide = 'buyer' | 'supplier';

export class CalendarModel {
  now = DAY / 2;
  readonly offers: Record<Offer, 'active' | 'ended' | 'sold'> = { rent: 'active', sell: 'active' };
  readonly bookings: ModelBooking[] = [];
  reservations: Reservation[] = [];
  readonly #machine: string;

  constructor(machine: string) {
    this.#machine = machine;
  }

  get today(): number {
    return Math.floor(this.now / DAY);
  }

  /** Each action returns what the server must answer: an error code, or undefined on success. */
  request(id: string, first: number, last: number): string | undefined {
    if (this.offers.rent !== 'active') return 'listing.state';
    const start = (this.today + first) * DAY;
    const until = Math.max((this.today + last) * DAY, start + DAY);
    const refused = this.#reserve('rental', id, Math.max(start, this.now), until);
    if (refused) return refused;
    const lapses = Math.min(this.now + ANSWER_TICKS, until);
    this.bookings.push({ id, status: 'Requested', from: start, until, lapses, offHired: false });
    return undefined;
  }

  act(booking: ModelBooking, act: BookingAction, by: ActingSide): string | undefined {
    const current = booking.status === 'Confirmed' && booking.from <= this.now ? 'Active' : booking.status;
    const status = statusAfter(act, by, { status: current, off_hired_at: booking.offHired ? new Date() : null });
    if (!status) return act === 'cancel' && current === 'Active' ? 'booking.started' : 'deal.state';
    booking.status = status;
    if (act === 'offHire') booking.offHired = true;
    if (act === 'reject' || act === 'cancel') this.#release('rental', booking.id);
    if (act === 'return')
      for (const reservation of this.#reservationsOf('rental', booking.id)) {
        reservation.overdue = false;
        reservation.until = Math.min(reservation.until, this.now);
      }
    return undefined;
  }

  withdraw(offer: Offer): string | undefined {
    if (this.offers[offer] !== 'active') return 'listing.state';
    this.offers[offer] = 'ended';
    if (Object.values(this.offers).includes('active')) return undefined;
    const from = Math.max(this.now, ...this.#futureReservations().map(({ until }) => until));
    return from === Number.POSITIVE_INFINITY ? undefined : this.#reserve('withdrawn', this.#machine, from);
  }

  relist(offer: Offer): string | undefined {
    if (this.offers[offer] !== 'ended') return 'listing.state';
    if (this.#futureReservations().some(({ kind }) => kind === 'sold')) return 'listing.sold';
    this.offers[offer] = 'active';
    this.#release('withdrawn', this.#machine);
    return undefined;
  }

  sell(listing: string): string | undefined {
    if (this.offers.sell !== 'active') return 'listing.state';
    const refused = this.#reserve('sold', listing, this.now);
    if (refused) return refused;
    this.offers.sell = 'sold';
    if (this.offers.rent === 'active') this.offers.rent = 'ended';
    return undefined;
  }

  /** Moves the time forward and advances every due booking. */
  passDays(days: number): void {
    this.now += days * DAY;
    for (const booking of this.bookings) {
      if (booking.status === 'Requested' && booking.lapses <= this.now) {
        booking.status = 'Cancelled';
        this.#release('rental', booking.id);
      }
      if (booking.status === 'Confirmed' && booking.from <= this.now) booking.status = 'Active';
      if (booking.status !== 'Active' || booking.until > this.now) continue;
      for (const reservation of this.#reservationsOf('rental', booking.id)) reservation.overdue = true;
      this.#extendOverdue();
    }
  }

  #reservationsOf(kind: string, reference: string): Reservation[] {
    return this.reservations.filter((reservation) => reservation.kind === kind && reservation.reference === reference);
  }

  #futureReservations(): Reservation[] {
    return this.reservations.filter(({ until }) => until > this.now);
  }

  #reserve(kind: string, reference: string, from: number, until = Number.POSITIVE_INFINITY): string | undefined {
    if (this.reservations.some((reservation) => from < reservation.until && reservation.from < until))
      return 'machine.promised';
    this.reservations.push({ kind, reference, from, until, overdue: false });
    return undefined;
  }

  #release(kind: string, reference: string): void {
    const gone = this.#reservationsOf(kind, reference);
    this.reservations = this.reservations.filter((reservation) => !gone.includes(reservation));
    if (gone.length) this.#extendOverdue();
  }

  #extendOverdue(): void {
    for (const reservation of this.reservations.filter(({ overdue }) => overdue))
      reservation.until = Math.min(
        ...this.reservations.filter(({ from }) => from > reservation.from).map(({ from }) => from),
      );
  }
}

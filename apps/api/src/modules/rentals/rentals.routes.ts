import * as calls from '@rigsouq/contract/rentals/calls';
import { type Db, inTransaction, type Tx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { runOnce } from '../../platform/http/idempotency.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { originOf } from '../../platform/monitoring/security-log.ts';
import type { AuthSecret } from '../../platform/signature.ts';
import type { Storage } from '../../platform/storage.ts';
import { bookEquipment } from './book-equipment.ts';
import { addPhotos } from './booking-photos.ts';
import { deleteFeed, readFeed, renewFeed } from './calendar-feed.ts';
import { listTakenDays } from './list-taken-days.ts';
import { listBookings, readBooking } from './read-bookings.ts';
import { readFleet } from './read-fleet.ts';
import { cancelBooking, confirmBooking, offHireBooking, rejectBooking, returnBooking } from './step-booking.ts';
import { readUtilisation } from './utilisation.ts';

type Deps = { db: Db; storage: Storage; secret: AuthSecret };
type Action = (tx: Tx, actor: Actor, id: string, note: string | undefined) => Promise<void>;
type ActionCall = { actor: Actor; params: { id: string }; body: { note?: string | undefined } };

export function rentalsRoutes(serve: Serve, deps: Deps): void {
  const { db } = deps;
  const act =
    (work: Action, message: string) =>
    async ({ actor, params, body }: ActionCall) => {
      await inTransaction(db, (tx) => work(tx, actor, params.id, body.note));
      return { message };
    };

  serve(calls.bookEquipment, (call) =>
    inTransaction(db, (tx) =>
      runOnce(tx, calls.bookEquipment, call, () => bookEquipment(tx, call.actor, call.body, originOf(call.request))),
    ),
  );
  serve(calls.myBookings, ({ actor, query }) => listBookings(db, actor, 'buyer', query));
  serve(calls.myEquipmentBookings, ({ actor, query }) => listBookings(db, actor, 'supplier', query));
  serve(calls.readBooking, ({ actor, params }) => readBooking(deps, actor, params.id));
  serve(calls.confirmBooking, act(confirmBooking, calls.confirmBooking.message));
  serve(calls.rejectBooking, act(rejectBooking, calls.rejectBooking.message));
  serve(calls.cancelBooking, act(cancelBooking, calls.cancelBooking.message));
  serve(calls.offHireBooking, act(offHireBooking, calls.offHireBooking.message));
  serve(calls.returnBooking, act(returnBooking, calls.returnBooking.message));
  serve(calls.addBookingPhotos, async ({ actor, params, files }) => {
    await addPhotos(deps, actor, params.id, params.moment, files.photos);
    return { message: calls.addBookingPhotos.message };
  });
  serve(calls.takenDays, ({ params, query }) => listTakenDays(db, params.id, query));
  serve(calls.readCalendarFeed, ({ actor }) => readFeed(deps, actor));
  serve(calls.renewCalendarFeed, ({ actor }) => inTransaction(db, (tx) => renewFeed(tx, deps.secret, actor)));
  serve(calls.endCalendarFeed, async ({ actor }) => {
    await inTransaction(db, (tx) => deleteFeed(tx, actor));
    return { message: calls.endCalendarFeed.message };
  });
  serve(calls.readFleet, ({ actor, query }) => readFleet(db, actor, query));
  serve(calls.readUtilisation, ({ actor, query }) => readUtilisation(db, actor, query));
}

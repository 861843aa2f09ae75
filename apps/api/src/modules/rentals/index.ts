// The public interface of the module: other modules import only from here.
export { advanceBookingsJob } from './booking-clock.ts';
export { serveCalendarFiles } from './calendar-file.ts';
export { countCompletedRentals, findCompletedRental } from './deals-between.ts';
export { bookingStepped } from './rentals.events.ts';
export { rentalsRoutes } from './rentals.routes.ts';

// The public interface of the module: other modules import only from here.
export { turningBookings } from './booking-clock.ts';
export { calendarFiles } from './calendar-file.ts';
export { completedRental, countCompletedRentals } from './deals-between.ts';
export { bookingStepped } from './rentals.events.ts';
export { rentalsRoutes } from './rentals.routes.ts';

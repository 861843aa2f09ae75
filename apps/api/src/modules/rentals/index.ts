// The public interface of the module: other modules import only from here.
export { advanceBookingsJob } from './booking-scheduler.ts';
export { bookingTasks } from './booking-tasks.ts';
export { serveCalendarFiles } from './calendar-file.ts';
export { countCompletedRentals, findCompletedRental } from './completed-rentals.ts';
export { listDeskBookings } from './list-desk-bookings.ts';
export { readBookingFile } from './read-bookings.ts';
export { bookingStepped } from './rentals.events.ts';
export { rentalsRoutes } from './rentals.routes.ts';

import { BookingsScreen } from '../../features/operations/search/bookings-screen.tsx';

export default BookingsScreen;

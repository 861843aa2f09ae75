import { useParams } from 'react-router';
import { BookingScreen } from '../features/rentals/booking/booking-screen.tsx';

export default function Booking() {
  const { id = '' } = useParams();
  return <BookingScreen key={id} id={id} />;
}

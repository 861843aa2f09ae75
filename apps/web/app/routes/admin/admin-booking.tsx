import { useParams } from 'react-router';
import { BookingFile } from '../../features/operations/search/booking-file.tsx';

export default function AdminBookingFile() {
  const { id = '' } = useParams();
  return <BookingFile key={id} id={id} />;
}

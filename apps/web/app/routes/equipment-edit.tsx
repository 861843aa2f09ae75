import { useParams } from 'react-router';
import { EditListingScreen } from '../features/dashboard/listings/edit-listing-screen.tsx';

export default function EquipmentEdit() {
  const { id = '' } = useParams();
  return <EditListingScreen key={id} id={id} />;
}

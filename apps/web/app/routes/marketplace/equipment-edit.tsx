import { useParams } from 'react-router';
import { EditListingScreen } from '../../features/catalogue/listings/edit-listing-screen.tsx';

export default function EquipmentEdit() {
  const { id = '' } = useParams();
  return <EditListingScreen key={id} id={id} />;
}

import { useParams } from 'react-router';
import { ConsignmentScreen } from '../../features/auctions/consignments/consignment-screen.tsx';

export default function Consignment() {
  const { id = '' } = useParams();
  return <ConsignmentScreen key={id} id={id} />;
}

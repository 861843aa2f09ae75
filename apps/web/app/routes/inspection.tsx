import { useParams } from 'react-router';
import { InspectionScreen } from '../features/enquiries/inspections/inspection-screen.tsx';

export default function Inspection() {
  const { id = '' } = useParams();
  return <InspectionScreen key={id} id={id} />;
}

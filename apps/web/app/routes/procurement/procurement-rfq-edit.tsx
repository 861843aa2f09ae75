import { useParams } from 'react-router';
import { EditRfqScreen } from '../../features/rfqs/editor/edit-rfq-screen.tsx';

export default function EditRfq() {
  const { id = '' } = useParams();
  return <EditRfqScreen key={id} id={id} />;
}

import { useParams } from 'react-router';
import { RfqScreen } from '../../features/rfqs/rfq-screen.tsx';

export default function Rfq() {
  const { id = '' } = useParams();
  return <RfqScreen key={id} id={id} />;
}

import { useParams } from 'react-router';
import { LotFile } from '../../features/operations/search/lot-and-deal-files.tsx';

export default function AdminLotFile() {
  const { id = '' } = useParams();
  return <LotFile key={id} id={id} />;
}

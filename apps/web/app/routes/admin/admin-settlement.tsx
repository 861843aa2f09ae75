import { useParams } from 'react-router';
import { DealFile } from '../../features/operations/search/lot-and-deal-files.tsx';

export default function AdminDealFile() {
  const { id = '' } = useParams();
  return <DealFile key={id} id={id} />;
}

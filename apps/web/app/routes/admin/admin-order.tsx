import { useParams } from 'react-router';
import { OrderFile } from '../../features/operations/search/order-file.tsx';

export default function AdminOrderFile() {
  const { id = '' } = useParams();
  return <OrderFile key={id} id={id} />;
}

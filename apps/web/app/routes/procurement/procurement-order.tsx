import { useParams } from 'react-router';
import { OrderScreen } from '../../features/orders/order-screen.tsx';

export default function PurchaseOrder() {
  const { id = '' } = useParams();
  return <OrderScreen key={id} id={id} />;
}

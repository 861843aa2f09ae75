import { useParams } from 'react-router';
import { SupplierScreen } from '../../features/supplier-lists/supplier-screen.tsx';

export default function ProcurementSupplier() {
  const { id = '' } = useParams();
  return <SupplierScreen key={id} id={id} />;
}

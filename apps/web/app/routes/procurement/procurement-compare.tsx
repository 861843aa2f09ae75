import { useParams } from 'react-router';
import { ComparisonScreen } from '../../features/rfqs/awards/comparison-screen.tsx';

export default function Comparison() {
  const { id = '' } = useParams();
  return <ComparisonScreen key={id} id={id} />;
}

import { useParams } from 'react-router';
import { QuoteScreen } from '../features/enquiries/quotes/quote-screen.tsx';

export default function Quote() {
  const { id = '' } = useParams();
  return <QuoteScreen key={id} id={id} />;
}

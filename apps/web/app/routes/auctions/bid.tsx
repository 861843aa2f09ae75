import { useParams } from 'react-router';
import { OwnBidScreen } from '../../features/auctions/consignments/own-bid-screen.tsx';

export default function Bid() {
  const { id = '' } = useParams();
  return <OwnBidScreen key={id} id={id} />;
}

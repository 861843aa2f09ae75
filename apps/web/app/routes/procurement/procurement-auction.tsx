import { useParams } from 'react-router';
import { AuctionScreen } from '../../features/reverse-auctions/auction-screen.tsx';

export default function ReverseAuction() {
  const { id = '' } = useParams();
  return <AuctionScreen key={id} id={id} />;
}

import { AuctionFrame } from './auction-frame.tsx';
import { BuyersView } from './buyer/buyers-view.tsx';
import { SuppliersView } from './supplier/suppliers-view.tsx';

/** Shows a reverse auction to its buyer or to an invited supplier. */
export function AuctionScreen({ id }: { id: string }) {
  return (
    <AuctionFrame id={id}>
      {(auction, lost) =>
        auction.side === 'buyer' ? (
          <BuyersView auction={auction} lost={lost} />
        ) : (
          <SuppliersView auction={auction} lost={lost} />
        )
      }
    </AuctionFrame>
  );
}

import { BuyersView } from './buyers-view.tsx';
import { RfqFrame } from './rfq-frame.tsx';
import { SuppliersView } from './suppliers-view.tsx';

/** A request, seen by the one who asks or by one who answers. */
export function RfqScreen({ id }: { id: string }) {
  return (
    <RfqFrame id={id}>
      {(rfq) => (rfq.side === 'buyer' ? <BuyersView rfq={rfq} /> : <SuppliersView rfq={rfq} />)}
    </RfqFrame>
  );
}

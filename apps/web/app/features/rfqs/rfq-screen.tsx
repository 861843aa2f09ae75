import { BuyersView } from './buyers-view.tsx';
import { RfqFrame } from './rfq-frame.tsx';
import { SuppliersView } from './suppliers-view.tsx';

/** Shows a request to its buyer or to a supplier who can answer. */
export function RfqScreen({ id }: { id: string }) {
  return (
    <RfqFrame id={id}>
      {(rfq) => (rfq.side === 'buyer' ? <BuyersView rfq={rfq} /> : <SuppliersView rfq={rfq} />)}
    </RfqFrame>
  );
}

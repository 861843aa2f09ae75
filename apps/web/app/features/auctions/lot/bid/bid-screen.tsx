import { useTranslation } from 'react-i18next';
import { type LotData, LotScreen } from '../lot-screen.tsx';
import { BidView } from './bid-view.tsx';

export function BidScreen({ id, data }: { id: string; data: LotData }) {
  const { t } = useTranslation();
  return (
    <LotScreen id={id} title={t('Place Your Bid')} data={data}>
      {(lot) => <BidView first={lot} />}
    </LotScreen>
  );
}

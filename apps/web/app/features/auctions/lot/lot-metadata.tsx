import { useTranslation } from 'react-i18next';
import { localPath, useLanguage } from '../../../lib/i18n/language.ts';
import { useOrigin } from '../../../lib/origin.ts';
import { cardPath } from '../../../lib/share-card.ts';
import { summaryOf } from '../../../lib/summary.ts';
import { breadcrumbs, JsonLd } from '../../../ui/page/json-ld.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { eventData } from './event-data.ts';
import type { Lot } from './lot.ts';

/** Adds the metadata for search engines and link previews. It shows the lot as it was loaded and does not follow every bid. */
export function LotMetadata({ lot, kind }: { lot: Lot; kind: 'bid' | 'results' }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const origin = useOrigin();
  const { _id, title, location: place, status, currentBid, endDate } = lot;
  const open = status === 'active' || status === 'pending';
  const indexed = kind === 'bid' ? status !== 'cancelled' : !open;
  const descriptions = {
    bid: `${t('{{title}} at auction in {{place}}. Follow the bids and bid online.', { title, place })} ${lot.description}`,
    results: t('Auction result for {{title}} in {{place}}: final price, every bid and the verifiable bid log.', {
      title,
      place,
    }),
  };
  const crumbs = [
    { name: t('Home'), path: localPath(language, '/') },
    { name: t('Auctions'), path: localPath(language, '/auctions') },
    { name: title, path: localPath(language, `/auction/${kind}/${_id}`) },
  ];
  return (
    <>
      <PageHead
        title={`${kind === 'bid' ? t('Place Your Bid') : t('Auction result')}: ${title}`}
        description={summaryOf(descriptions[kind])}
        card={cardPath('lot', _id, language, [title, status, currentBid, endDate, lot.image])}
        indexed={indexed}
      />
      {indexed && (
        <>
          <JsonLd thing={eventData(lot, origin, language)} />
          <JsonLd thing={breadcrumbs(origin, crumbs)} />
        </>
      )}
    </>
  );
}

// Describes a lot for search engines as an online event at its own page. A sealed lot has no price before its end (R77).
import { type Language, localPath } from '../../../lib/i18n/language.ts';
import type { Thing } from '../../../ui/page/json-ld.tsx';
import { isSealed, type Lot } from './lot.ts';

const schema = 'https://schema.org/';

export function eventData(lot: Lot, origin: string, language: Language): Thing {
  const url = origin + localPath(language, `/auction/bid/${lot._id}`);
  const { title, description, images, startDate, endDate, manufacturer, model } = lot;
  return {
    '@type': 'Event',
    name: title,
    description,
    url,
    image: images.map(({ full }) => origin + full),
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
    eventStatus: `${schema}${lot.status === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: `${schema}OnlineEventAttendanceMode`,
    location: { '@type': 'VirtualLocation', url },
    organizer: { '@type': 'Organization', name: 'Rigsouq', url: origin + localPath(language, '/') },
    about: {
      '@type': 'Product',
      name: title,
      ...(manufacturer && { brand: { '@type': 'Brand', name: manufacturer } }),
      ...(model && { model }),
    },
    offers: {
      '@type': 'Offer',
      url,
      ...(!isSealed(lot) && { price: priceOf(lot), priceCurrency: 'USD' }),
      ...(startDate && { validFrom: startDate }),
      availability: schema + availabilityOf(lot),
    },
  };
}

/** Returns the minimum bid while the lot is open, and the final price afterwards. */
function priceOf({ outcome, currentBid, minimumBid }: Lot): number {
  return outcome === null ? minimumBid : (currentBid ?? minimumBid);
}

function availabilityOf({ status, outcome }: Lot): string {
  if (outcome === 'sold') return 'SoldOut';
  if (outcome !== null) return 'Discontinued';
  return status === 'pending' ? 'PreOrder' : 'InStock';
}

// Describes a listing for search engines with only what the page itself shows: no rating without a review, no serial number, no invented end date of
// a price.
import { type Language, localPath } from '../../../lib/i18n/language.ts';
import type { Thing } from '../../../ui/page/json-ld.tsx';
import type { Equipment } from './load-equipment.ts';

const schema = 'https://schema.org/';

const availabilities: Record<Equipment['status'], string | undefined> = {
  active: 'InStock',
  // The machine is rented out now but can be booked for later.
  rented: 'BackOrder',
  sold: 'SoldOut',
  ended: 'Discontinued',
  pending: undefined,
  rejected: undefined,
};

const conditions: Record<string, string> = {
  new: 'NewCondition',
  refurbished: 'RefurbishedCondition',
  'used-non-functional': 'DamagedCondition',
  'parts-only': 'DamagedCondition',
};

/** The UNECE unit codes of an hour, a day and a week. */
const rates = { hourlyRate: 'HUR', dailyRate: 'DAY', weeklyRate: 'WEE' } as const;

export function productData(listing: Equipment, origin: string, language: Language): Thing {
  const { _id, title, description, brand, model, year, hours, condition } = listing;
  const itemCondition = condition ? schema + (conditions[condition] ?? 'UsedCondition') : undefined;
  return {
    '@type': 'Product',
    name: title,
    description,
    sku: _id,
    url: origin + localPath(language, `/equipment/${_id}`),
    image: listing.images.map(({ full }) => origin + full),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(model && { model, mpn: model }),
    ...(year !== null && { productionDate: String(year) }),
    ...(itemCondition && { itemCondition }),
    ...(hours !== null && {
      additionalProperty: { '@type': 'PropertyValue', name: 'Operating hours', value: hours, unitCode: 'HUR' },
    }),
    offers: offerOf(listing, origin, language, itemCondition),
  };
}

function offerOf(listing: Equipment, origin: string, language: Language, itemCondition: string | undefined) {
  const { _id, type, status, currency, location, country, supplier } = listing;
  const price = type === 'rent' ? listing.dailyRate : listing.price;
  const availability = availabilities[status];
  return {
    '@type': 'Offer',
    url: origin + localPath(language, `/equipment/${_id}`),
    ...(price !== null && { price, priceCurrency: currency }),
    ...(type === 'rent' && { priceSpecification: ratesOf(listing) }),
    ...(availability && { availability: schema + availability }),
    ...(itemCondition && { itemCondition }),
    businessFunction: `http://purl.org/goodrelations/v1#${type === 'rent' ? 'LeaseOut' : 'Sell'}`,
    availableAtOrFrom: {
      '@type': 'Location',
      address: {
        '@type': 'PostalAddress',
        addressLocality: location,
        ...(country && country !== 'other' && { addressCountry: country.toUpperCase() }),
      },
    },
    ...(supplier.companyName && {
      seller: {
        '@type': 'Organization',
        name: supplier.companyName,
        url: origin + localPath(language, `/supplier-profile/${supplier._id}`),
      },
    }),
  };
}

function ratesOf(listing: Equipment) {
  return Object.entries(rates).flatMap(([rate, unitCode]) => {
    const price = listing[rate as keyof typeof rates];
    if (price === null) return [];
    return {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: listing.currency,
      unitCode,
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode },
    };
  });
}

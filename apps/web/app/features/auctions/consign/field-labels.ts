import type { TFunction } from 'i18next';
import type { RequiredField } from './consign-values.ts';

/** Returns the labels of the required fields, which the list of missing fields names too. */
export function fieldLabels(t: TFunction): Record<RequiredField, string> {
  return {
    manufacturer: t('Manufacturer', { context: 'machine' }),
    model: t('Model'),
    year: t('Year'),
    serialNumber: t('Serial number'),
    category: t('Category'),
    condition: t('Condition'),
    location: t('Location'),
    description: t('Description'),
    reservePrice: t('Reserve price (USD)'),
    type: t('Auction type'),
    auctionDuration: t('Auction duration'),
    startDate: t('Start date'),
    contactName: t('Contact name'),
    contactEmail: t('Email'),
    contactPhone: t('Phone'),
  };
}

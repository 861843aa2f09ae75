import type { myListings, readEquipment, verifiedProducts } from '@rigsouq/contract/catalogue/calls';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { majorOf } from '@rigsouq/contract/money';
import type { Actor } from '../../platform/http/access.ts';
import { presentLogo } from '../companies/index.ts';
import { type MediaRow, presentSizes } from '../media/index.ts';
import { owns } from './catalogue.policy.ts';
import type { CardRow, ListingRow, MyListingRow } from './catalogue.queries.ts';
import { isChangeable, isDraft, isOffered, isOpen, type ListingType, statusAfter } from './listing-state.ts';
import { notRated, type SupplierRating } from './supplier-ratings.ts';

type Equipment = AnswerOf<typeof readEquipment>;
type Photo = Pick<MediaRow, 'id' | 'visibility' | 'kind' | 'content_hash' | 'sizes' | 'width' | 'height'>;

export function presentListing(
  row: ListingRow,
  photos: readonly Photo[],
  actor: Actor | null,
  rating?: SupplierRating,
): Equipment {
  const mine = actor !== null && owns(actor, row);
  return {
    ...presentCard(row, photos, rating),
    description: row.description,
    specifications: row.specifications as Record<string, string>,
    features: row.features,
    ...(mine && { photoIds: photos.map(({ id }) => id), serialNumber: row.serial_number }),
    can: { change: mine && isChangeable(row) },
  };
}

/** Presents a listing as lists show it. Emails and pictures show no rating and pass none. */
export function presentCard(
  row: CardRow,
  photos: readonly Photo[],
  { rating, reviews }: SupplierRating = notRated,
): Omit<AnswerOf<typeof verifiedProducts>[number], 'cursor'> {
  return {
    _id: row.id,
    title: row.title,
    type: row.type,
    status: row.status,
    category: row.category,
    condition: row.condition,
    price: majorOf(row.price_minor, row.currency),
    hourlyRate: majorOf(row.hourly_minor, row.currency),
    dailyRate: majorOf(row.daily_minor, row.currency),
    weeklyRate: majorOf(row.weekly_minor, row.currency),
    currency: row.currency,
    priceUsd: row.price_usd === null ? null : Number(row.price_usd) / 100,
    brand: row.brand,
    model: row.model,
    year: numberOr(row.year),
    hours: numberOr(row.hours),
    location: row.location,
    country: row.country,
    views: Number(row.views),
    rating,
    reviews,
    createdAt: row.created_at.toISOString(),
    images: photos.flatMap(presentPhoto),
    supplier: {
      _id: row.account_id,
      companyName: row.company_name,
      isApproved: row.approved,
      city: row.city,
      country: row.supplier_country,
      logo: presentLogo(row),
    },
  };
}

function presentPhoto(photo: Photo) {
  const sizes = presentSizes(photo);
  return sizes ? [{ ...sizes, width: Number(photo.width), height: Number(photo.height) }] : [];
}

export function presentMyListings(
  rows: readonly MyListingRow[],
  photos: ReadonlyMap<string, MediaRow>,
  inquiries: ReadonlyMap<string, number>,
): AnswerOf<typeof myListings> {
  const offered = new Set(rows.filter(({ status }) => isOpen(status)).map((row) => `${row.machine_id} ${row.type}`));
  return rows.map((row) => {
    const other: ListingType = row.type === 'sell' ? 'rent' : 'sell';
    const photo = photos.get(row.machine_id);
    return {
      _id: row.id,
      title: row.title,
      type: row.type,
      price: majorOf(row.price_minor, row.currency),
      currency: row.currency,
      dailyRate: majorOf(row.daily_minor, row.currency),
      views: Number(row.views),
      inquiries: inquiries.get(row.id) ?? 0,
      status: row.status,
      statusReason: row.status_reason,
      image: (photo && presentSizes(photo)?.thumb) ?? null,
      createdAt: row.created_at.toISOString(),
      can: {
        change: isChangeable(row),
        delete: isDraft(row.status),
        withdraw: statusAfter('withdraw', row) !== undefined,
        relist: statusAfter('relist', row) !== undefined,
        sell: statusAfter('sell', row) !== undefined,
        offer: isOffered(row.status) && !offered.has(`${row.machine_id} ${other}`) ? other : null,
      },
    };
  });
}

function numberOr(value: string | null): number | null {
  return value === null ? null : Number(value);
}

// The fields and paths that quotes, inspections and bookings share on screens.
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { readQuote } from '@rigsouq/contract/enquiries/quotes';
import { formatPlaceDay } from '@rigsouq/kernel/place-time';
import type { Country } from '@rigsouq/kernel/zones';
import type { TFunction } from 'i18next';
import type { Language } from '../../lib/i18n/language.ts';

type Deal = Pick<AnswerOf<typeof readQuote>, 'side' | 'equipmentId' | 'other' | 'history'>;
export type Side = Deal['side'];
export type DealEquipment = Deal['equipmentId'];
export type OtherSide = Deal['other'];
export type DealStep = Deal['history'][number];

/** A query of a screen. The first part of its key is the name that a live event uses. */
export type ScreenQuery<T> = { readonly queryKey: readonly [string, ...unknown[]]; readonly queryFn: () => Promise<T> };

export function otherName(t: TFunction, { companyName }: Pick<OtherSide, 'companyName'>): string {
  return companyName || t('Unknown User');
}

/** Formats the day in the country of the machine or site, or in Gulf time if there is none. */
export function dayOrUnknown(t: TFunction, iso: string, language: Language, country: Country = null): string {
  return Number.isNaN(Date.parse(iso)) ? t('Unknown Date') : formatPlaceDay(iso, language, country);
}

/** Returns the path of the other company's profile. */
export function companyPath(side: Side, { _id }: Pick<OtherSide, '_id'>): string {
  return side === 'buyer' ? `/supplier-profile/${_id}` : `/buyer/${_id}`;
}

/** Returns the path of the conversation with the other side about the machine. */
export function messagePath(equipment: Pick<DealEquipment, '_id'>, other: Pick<OtherSide, '_id'>): string {
  return `/messages/${equipment._id}?with=${other._id}`;
}

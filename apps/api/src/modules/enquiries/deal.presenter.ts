// Presents the parts that the lists and pages of quotes, inspections and bookings have in common.
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { readQuote } from '@rigsouq/contract/enquiries/quotes';
import type { MachinePhoto } from '../machines/index.ts';
import { presentSizes } from '../media/index.ts';
import type { Side } from './sides.ts';

type Quote = AnswerOf<typeof readQuote>;
export type Photos = ReadonlyMap<string, MachinePhoto>;

type Machine = {
  listing_id: string;
  machine_id: string;
  title: string;
  type: 'sell' | 'rent';
  country: Quote['equipmentId']['country'];
};

export function presentMachine(machine: Machine, photos: Photos): Quote['equipmentId'] {
  const { listing_id, machine_id, title, type, country } = machine;
  const photo = photos.get(machine_id);
  return { _id: listing_id, title, type, country, image: (photo && presentSizes(photo)?.thumb) ?? null };
}

type Sides = {
  account_id: string;
  buyer_name: string;
  buyer_verified: boolean;
  supplier_id: string;
  supplier_name: string;
  supplier_verified: boolean;
};

/** Presents the company of the other side. */
export function presentOther(row: Sides, side: Side): Quote['other'] {
  return side === 'buyer'
    ? { _id: row.supplier_id, companyName: row.supplier_name, verified: row.supplier_verified }
    : { _id: row.account_id, companyName: row.buyer_name, verified: row.buyer_verified };
}

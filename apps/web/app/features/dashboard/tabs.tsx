// The tabs of the dashboard, in the documented order of both views. A new tab needs one entry.
import { type ComponentType, lazy } from 'react';
import { text } from '../../lib/i18n/i18n.ts';
import type { ViewRole } from '../../shell/session-rules.ts';
import { UnreadMark } from './unread-mark.tsx';

type DashboardTab = {
  /** The value in the address. */
  readonly key: string;
  readonly label: string;
  readonly views: readonly ViewRole[];
  /** Shown next to the label. */
  readonly mark?: ComponentType;
  /** Loaded when it is first shown. */
  readonly body: ComponentType<{ view: ViewRole }>;
};

export const tabs: readonly DashboardTab[] = [
  {
    key: 'procurement',
    label: text('E-Procurement'),
    views: ['buyer'],
    body: lazy(async () => ({
      default: (await import('../procurement/dashboard/procurement-tab.tsx')).ProcurementTab,
    })),
  },
  {
    key: 'listings',
    label: text('My Listings'),
    views: ['supplier'],
    body: lazy(async () => ({ default: (await import('../catalogue/listings/my-listings-tab.tsx')).MyListingsTab })),
  },
  {
    key: 'add-equipment',
    label: text('Add Equipment'),
    views: ['supplier'],
    body: lazy(async () => ({
      default: (await import('../catalogue/listings/add-equipment-tab.tsx')).AddEquipmentTab,
    })),
  },
  {
    key: 'auctions',
    label: text('Consignments & Bids'),
    views: ['supplier'],
    body: lazy(async () => ({ default: (await import('../auctions/dashboard/auctions-tab.tsx')).AuctionsTab })),
  },
  {
    key: 'inquiries',
    label: text('Inquiries'),
    views: ['buyer', 'supplier'],
    body: lazy(async () => ({ default: (await import('../enquiries/dashboard/inquiries-tab.tsx')).InquiriesTab })),
  },
  {
    key: 'bookings',
    label: text('My Bookings'),
    views: ['buyer'],
    body: lazy(async () => ({ default: (await import('../rentals/dashboard/my-bookings-tab.tsx')).MyBookingsTab })),
  },
  {
    key: 'bookings',
    label: text('Equipment Bookings'),
    views: ['supplier'],
    body: lazy(async () => ({
      default: (await import('../rentals/dashboard/equipment-bookings-tab.tsx')).EquipmentBookingsTab,
    })),
  },
  {
    key: 'messages',
    label: text('Messages'),
    views: ['buyer', 'supplier'],
    mark: UnreadMark,
    body: lazy(async () => ({ default: (await import('../messages/dashboard/messages-tab.tsx')).MessagesTab })),
  },
  {
    key: 'saved-searches',
    label: text('Saved Searches'),
    views: ['buyer', 'supplier'],
    body: lazy(async () => ({
      default: (await import('../alerts/saved-searches/saved-searches-tab.tsx')).SavedSearchesTab,
    })),
  },
  {
    key: 'profile',
    label: text('Profile'),
    views: ['buyer', 'supplier'],
    body: lazy(async () => ({ default: (await import('./profile/profile-tab.tsx')).ProfileTab })),
  },
];

/** Returns the tabs of a view and the selected tab: the one in the address, or the first. */
export function tabsOf<T extends Pick<DashboardTab, 'key' | 'views'>>(
  all: readonly T[],
  view: ViewRole,
  requested: string | null,
): { offered: T[]; shown: T | undefined } {
  const offered = all.filter(({ views }) => views.includes(view));
  return { offered, shown: offered.find(({ key }) => key === requested) ?? offered[0] };
}

// The tabs of the dashboard, in the documented order of both views. A new tab needs one entry.
import type { ComponentType } from 'react';
import { text } from '../../lib/i18n/i18n.ts';
import { lazyPart } from '../../lib/lazy/lazy-part.tsx';
import type { ViewRole } from '../../shell/session-rules.ts';
import { LoadingRows } from '../../ui/states/loading.tsx';
import { PartFailure } from '../../ui/states/part-failure.tsx';
import { UnreadMark } from './unread-mark.tsx';

type TabProps = { view: ViewRole };
type DashboardTab = {
  /** The value in the address. */
  readonly key: string;
  readonly label: string;
  readonly views: readonly ViewRole[];
  /** Shown next to the label. */
  readonly mark?: ComponentType;
  readonly body: ComponentType<TabProps>;
};

/** Returns the body of a tab, which is loaded when it is first shown. */
const lazyTab = (load: () => Promise<ComponentType<TabProps>>) =>
  lazyPart(load, { waiting: <LoadingRows />, Failure: PartFailure });

export const tabs: readonly DashboardTab[] = [
  {
    key: 'procurement',
    label: text('E-Procurement'),
    views: ['buyer'],
    body: lazyTab(async () => (await import('./procurement-tab.tsx')).ProcurementTab),
  },
  {
    key: 'listings',
    label: text('My Listings'),
    views: ['supplier'],
    body: lazyTab(async () => (await import('../catalogue/listings/my-listings-tab.tsx')).MyListingsTab),
  },
  {
    key: 'add-equipment',
    label: text('Add Equipment'),
    views: ['supplier'],
    body: lazyTab(async () => (await import('../catalogue/listings/add-equipment-tab.tsx')).AddEquipmentTab),
  },
  {
    key: 'auctions',
    label: text('Consignments & Bids'),
    views: ['supplier'],
    body: lazyTab(async () => (await import('../auctions/dashboard/auctions-tab.tsx')).AuctionsTab),
  },
  {
    key: 'inquiries',
    label: text('Inquiries'),
    views: ['buyer', 'supplier'],
    body: lazyTab(async () => (await import('./inquiries-tab.tsx')).InquiriesTab),
  },
  {
    key: 'bookings',
    label: text('My Bookings'),
    views: ['buyer'],
    body: lazyTab(async () => (await import('../rentals/dashboard/my-bookings-tab.tsx')).MyBookingsTab),
  },
  {
    key: 'bookings',
    label: text('Equipment Bookings'),
    views: ['supplier'],
    body: lazyTab(async () => (await import('../rentals/dashboard/equipment-bookings-tab.tsx')).EquipmentBookingsTab),
  },
  {
    key: 'messages',
    label: text('Messages'),
    views: ['buyer', 'supplier'],
    mark: UnreadMark,
    body: lazyTab(async () => (await import('../messages/dashboard/messages-tab.tsx')).MessagesTab),
  },
  {
    key: 'saved-searches',
    label: text('Saved Searches'),
    views: ['buyer', 'supplier'],
    body: lazyTab(async () => (await import('../alerts/saved-searches/saved-searches-tab.tsx')).SavedSearchesTab),
  },
  {
    key: 'profile',
    label: text('Profile'),
    views: ['buyer', 'supplier'],
    body: lazyTab(async () => (await import('./profile-tab.tsx')).ProfileTab),
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

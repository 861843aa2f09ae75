import { describe, expect, it } from 'vitest';
import { tabs, tabsOf } from './tabs.tsx';

const some = [
  { key: 'listings', views: ['supplier'] },
  { key: 'inquiries', views: ['buyer', 'supplier'] },
  { key: 'profile', views: ['buyer', 'supplier'] },
] as const;

describe('the dashboard tabs', () => {
  it('selects the tab in the address', () => {
    expect(tabsOf(some, 'buyer', 'profile').shown?.key).toBe('profile');
  });

  it('selects the first tab of the view if the address has none, an unknown one or one of the other view', () => {
    expect(tabsOf(some, 'supplier', null).shown?.key).toBe('listings');
    expect(tabsOf(some, 'buyer', 'nonsense').shown?.key).toBe('inquiries');
    expect(tabsOf(some, 'buyer', 'listings').shown?.key).toBe('inquiries');
  });

  it('[DA-007] shows the tabs of the buyer view in the documented order, E-Procurement first', () => {
    const { offered, shown } = tabsOf(tabs, 'buyer', null);
    expect(shown?.label).toBe('E-Procurement');
    const documented = ['E-Procurement', 'Inquiries', 'My Bookings', 'Messages', 'Profile'];
    expect(offered.map(({ label }) => label).filter((label) => documented.includes(label))).toEqual(documented);
  });

  it('[DA-013] shows the tabs of the supplier view in the documented order', () => {
    const labels = tabsOf(tabs, 'supplier', null).offered.map(({ label }) => label);
    expect(labels.slice(0, 6)).toEqual([
      'My Listings',
      'Add Equipment',
      'Consignments & Bids',
      'Inquiries',
      'Equipment Bookings',
      'Messages',
    ]);
  });

  it('ends with the profile in both views', () => {
    for (const view of ['buyer', 'supplier'] as const)
      expect(tabsOf(tabs, view, null).offered.at(-1)?.key).toBe('profile');
  });
});

// The pages that search engines are shown and those that are no business of theirs, as paths without their language. Pages of a listing, a
// lot or a company are found by the sitemap itself.

/** When the words of these pages last changed. */
export const PAGES_CHANGED_ON = '2026-11-15';

export const publicPages = [
  '/',
  '/marketplace',
  '/marketplace/buy',
  '/marketplace/sell',
  '/rentals',
  '/auctions',
  '/browse-live-auctions',
  '/auction/consign',
  '/register-to-bid',
  '/services',
  '/find-service-providers',
  '/register-as-provider',
  '/join-as-service-provider',
  '/post-service-request',
  '/procurement',
  '/start-free-trial',
  '/request-demo',
  '/buyer-network',
  '/explore-buyers',
  '/join-buyer-network',
  '/supplier-network',
  '/explore-network',
  '/become-supplier',
  '/experts-network',
  '/find-experts',
  '/join-as-expert',
  '/vendoronboarding',
  '/compare',
  '/help',
  '/contact-us',
  '/welcome',
] as const;

/** The categories that have a page of their own: its name in the address, and the code of the taxonomy. */
export const categorySlugs = {
  excavators: 'excavators',
  bulldozers: 'bulldozers',
  cranes: 'cranes',
  loaders: 'loaders',
  trucks: 'dump-trucks',
  'concrete-mixers': 'concrete-mixers',
} as const;

/** Where only signed-in people, operators and the holders of a link from a letter have something to do. */
export const closedAreas = [
  '/admin',
  '/dashboard',
  '/profile',
  '/buyer-profile',
  '/messages/',
  '/book/',
  '/bookings/',
  '/quotes/',
  '/inspections/',
  '/consignments/',
  '/bids/',
  '/equipment/import',
  '/equipment/*/edit',
  '/auction/watch',
  '/reset-password',
  '/verify-email',
  '/accept-invitation',
  '/stop-alerts',
] as const;

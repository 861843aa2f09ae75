// Paths, without the language prefix, that search engines may index and paths that they must not. The sitemap adds the pages of listings,
// lots and companies itself.

/** Day of the last change to the texts of these pages. */
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

/** Categories with their own page: the slug in the URL, and the code of the taxonomy. */
export const categorySlugs = {
  excavators: 'excavators',
  bulldozers: 'bulldozers',
  cranes: 'cranes',
  loaders: 'loaders',
  trucks: 'dump-trucks',
  'concrete-mixers': 'concrete-mixers',
} as const;

/** Paths for signed-in users, operators and users with a link from an email. */
export const privatePaths = [
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

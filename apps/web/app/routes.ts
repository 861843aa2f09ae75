// The route table, in the order of the specification. Every page exists twice: English at /…, Arabic at /ar/….
import { index, layout, prefix, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

function pages(language: 'en' | 'ar'): RouteConfigEntry[] {
  const id = (name: string) => ({ id: `${language}/${name}` });
  return [
    index('routes/landing.tsx', id('landing')),
    route('welcome', 'routes/welcome.tsx', id('welcome')),
    route('login', 'routes/login.tsx', id('login')),
    route('register', 'routes/register.tsx', id('register')),
    route('forgot-password', 'routes/forgot-password.tsx', id('forgot-password')),
    route('reset-password', 'routes/reset-password.tsx', id('reset-password')),
    route('verify-email', 'routes/verify-email.tsx', id('verify-email')),
    route('accept-invitation', 'routes/accept-invitation.tsx', id('accept-invitation')),
    route('stop-alerts', 'routes/stop-alerts.tsx', id('stop-alerts')),
    layout('routes/signed-in.tsx', id('signed-in'), [
      route('dashboard', 'routes/dashboard.tsx', id('dashboard')),
      route('equipment/import', 'routes/equipment-import.tsx', id('equipment-import')),
      route('equipment/:id/edit', 'routes/equipment-edit.tsx', id('equipment-edit')),
      route('quotes/:id', 'routes/quote.tsx', id('quote')),
      route('inspections/:id', 'routes/inspection.tsx', id('inspection')),
      route('book/:id', 'routes/book.tsx', id('book')),
      route('bookings/:id', 'routes/booking.tsx', id('booking')),
      route('consignments/:id', 'routes/consignment.tsx', id('consignment')),
      route('bids/:id', 'routes/bid.tsx', id('bid')),
      route('auction/watch', 'routes/auction-watch.tsx', id('auction-watch')),
      route('auction/consign', 'routes/auction-consign.tsx', id('auction-consign')),
      route('register-to-bid', 'routes/register-to-bid.tsx', id('register-to-bid')),
      route('messages/:equipmentId', 'routes/messages.tsx', id('messages')),
      route('procurement/rfq', 'routes/procurement-rfq.tsx', id('procurement-rfq')),
      route('procurement/rfq/new', 'routes/procurement-rfq-new.tsx', id('procurement-rfq-new')),
      route('procurement/rfq/:id', 'routes/procurement-rfq-one.tsx', id('procurement-rfq-one')),
      route('procurement/rfq/:id/edit', 'routes/procurement-rfq-edit.tsx', id('procurement-rfq-edit')),
      route('procurement/rfq/:id/compare', 'routes/procurement-compare.tsx', id('procurement-compare')),
      route('procurement/orders', 'routes/procurement-orders.tsx', id('procurement-orders')),
      route('procurement/orders/:id', 'routes/procurement-order.tsx', id('procurement-order')),
      route('procurement/reports', 'routes/procurement-reports.tsx', id('procurement-reports')),
      route('procurement/auctions', 'routes/procurement-auctions.tsx', id('procurement-auctions')),
      route('procurement/auctions/new', 'routes/procurement-auction-new.tsx', id('procurement-auction-new')),
      route('procurement/auctions/:id', 'routes/procurement-auction.tsx', id('procurement-auction')),
      route('profile', 'routes/profile.tsx', id('profile')),
      route('buyer-profile', 'routes/buyer-profile.tsx', id('buyer-profile')),
      route('procurement/suppliers', 'routes/procurement-suppliers.tsx', id('procurement-suppliers')),
      route('procurement/suppliers/:id', 'routes/procurement-supplier.tsx', id('procurement-supplier')),
      route('admin', 'routes/admin.tsx', id('admin'), [
        index('routes/admin-queue.tsx', id('admin-queue')),
        route('health', 'routes/admin-health.tsx', id('admin-health')),
        route('companies', 'routes/admin-companies.tsx', id('admin-companies')),
        route('companies/:id', 'routes/admin-company.tsx', id('admin-company')),
        route('leads', 'routes/admin-leads.tsx', id('admin-leads')),
        route('directory', 'routes/admin-directory.tsx', id('admin-directory')),
        route('lots', 'routes/admin-lots.tsx', id('admin-lots')),
        route('bidders', 'routes/admin-bidders.tsx', id('admin-bidders')),
        route('reports', 'routes/admin-reports.tsx', id('admin-reports')),
        route('licences', 'routes/admin-licences.tsx', id('admin-licences')),
        route('settlements', 'routes/admin-settlements.tsx', id('admin-settlements')),
        route('lots/:id', 'routes/admin-lot.tsx', id('admin-lot')),
        route('settlements/:id', 'routes/admin-settlement.tsx', id('admin-settlement')),
        route('listings', 'routes/admin-listings.tsx', id('admin-listings')),
        route('listings/:id', 'routes/admin-listing.tsx', id('admin-listing')),
        route('search', 'routes/admin-search.tsx', id('admin-search')),
        route('rates', 'routes/admin-rates.tsx', id('admin-rates')),
        route('jobs', 'routes/admin-jobs.tsx', id('admin-jobs')),
        route('operators', 'routes/admin-operators.tsx', id('admin-operators')),
      ]),
    ]),
    route('marketplace', 'routes/marketplace.tsx', id('marketplace')),
    route('marketplace/buy', 'routes/marketplace-buy.tsx', id('marketplace-buy')),
    route('marketplace/sell', 'routes/sell.tsx', id('sell')),
    route('rentals', 'routes/rentals.tsx', id('rentals')),
    route('services', 'routes/services.tsx', id('services')),
    route('auctions', 'routes/auctions.tsx', id('auctions')),
    route('browse-live-auctions', 'routes/browse-live-auctions.tsx', id('browse-live-auctions')),
    route('categories/dump-trucks', 'routes/category-dump-trucks.tsx', id('category-dump-trucks')),
    route('categories/:slug', 'routes/category.tsx', id('category')),
    route('equipment/:id', 'routes/equipment.tsx', id('equipment')),
    route('buy/:id', 'routes/buy-machine.tsx', id('buy-machine')),
    route('contact-seller', 'routes/contact-seller-missing.tsx', id('contact-seller-missing')),
    route('contact-seller/:equipmentId/:supplierId?', 'routes/contact-seller.tsx', id('contact-seller')),
    route('auction/bid/:id', 'routes/auction-bid.tsx', id('auction-bid')),
    route('auction/results/:id', 'routes/auction-results.tsx', id('auction-results')),
    route('compare', 'routes/compare.tsx', id('compare')),
    route('procurement', 'routes/procurement.tsx', id('procurement')),
    route('e-procurement', 'routes/procurement.tsx', id('e-procurement')),
    route('buyer-network', 'routes/buyer-network.tsx', id('buyer-network')),
    route('supplier-network', 'routes/supplier-network.tsx', id('supplier-network')),
    route('experts-network', 'routes/experts-network.tsx', id('experts-network')),
    route('find-experts', 'routes/find-experts.tsx', id('find-experts')),
    route('join-as-expert', 'routes/join-as-expert.tsx', id('join-as-expert')),
    route('become-supplier', 'routes/become-supplier.tsx', id('become-supplier')),
    route('explore-network', 'routes/explore-network.tsx', id('explore-network')),
    route('join-buyer-network', 'routes/join-buyer-network.tsx', id('join-buyer-network')),
    route('buyer-contact', 'routes/buyer-contact.tsx', id('buyer-contact')),
    route('buyer-contact/:id', 'routes/contact-buyer.tsx', id('contact-buyer')),
    route('start-free-trial', 'routes/start-free-trial.tsx', id('start-free-trial')),
    route('request-demo', 'routes/request-demo.tsx', id('request-demo')),
    route('find-service-providers', 'routes/find-service-providers.tsx', id('find-service-providers')),
    route('register-as-provider', 'routes/register-as-provider.tsx', id('register-as-provider')),
    route('post-service-request', 'routes/post-service-request.tsx', id('post-service-request')),
    route('join-as-service-provider', 'routes/join-as-service-provider.tsx', id('join-as-service-provider')),
    route('help', 'routes/help.tsx', id('help')),
    route('help/:area', 'routes/help-area.tsx', id('help-area')),
    route('contact-us', 'routes/contact-us.tsx', id('contact-us')),
    route('contact-us/:id', 'routes/contact-supplier.tsx', id('contact-supplier')),
    route('explore-buyers', 'routes/explore-buyers.tsx', id('explore-buyers')),
    route('buyer', 'routes/buyer-missing.tsx', id('buyer-missing')),
    route('buyer/:id', 'routes/buyer.tsx', id('buyer')),
    route('vendoronboarding', 'routes/vendoronboarding.tsx', id('vendoronboarding')),
    route('supplier-profile/:id', 'routes/supplier-profile.tsx', id('supplier-profile')),
    route('supplier/:id', 'routes/supplier.tsx', id('supplier')),
    route('*', 'routes/not-found.tsx', id('not-found')),
  ];
}

/**
 * The area of each page. An Arabic page loads the texts of its area. The pages that most visitors start with have no area: their texts are
 * always loaded.
 */
const areas = {
  market: /^(marketplace|rentals$|category|equipment$|buy-machine|compare|contact-seller|sell$)/,
  auctions: /^(auction|browse-live-auctions|bid$|consignment|register-to-bid)/,
  services: /^(services|experts|find-|join-as-|post-service|register-as-provider)/,
  companies: /^(buyer|supplier|explore-|become-supplier|join-buyer|contact-(buyer|supplier)|profile)/,
  tender: /^(procurement$|e-procurement|start-free-trial|request-demo)/,
  buying: /^procurement-/,
  office: /^(dashboard|equipment-|quote|inspection|book|messages|vendoronboarding)/,
  desk: /^admin/,
  help: /^help/,
};

function groupByArea(entries: RouteConfigEntry[], parentId = 'ar'): RouteConfigEntry[] {
  const areaOf = ({ id = '' }: RouteConfigEntry) =>
    Object.entries(areas).find(([, names]) => names.test(id.replace('ar/', '')))?.[0];
  return [...Map.groupBy(entries, areaOf)].flatMap(([area, pages]) =>
    area === undefined
      ? pages.map((page) => (page.children ? { ...page, children: groupByArea(page.children, page.id) } : page))
      : layout(`routes/arabic/${area}.tsx`, { id: `${parentId}/texts-${area}` }, pages),
  );
}

export default [
  ...pages('en'),
  ...prefix('ar', [layout('routes/arabic.tsx', groupByArea(pages('ar')))]),
] satisfies RouteConfig;

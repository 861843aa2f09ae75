// The route table, in the order of the specification. Every page exists twice: English at /…, Arabic at /ar/….
import { index, layout, prefix, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

/**
 * The function is long because it is a flat table with one line for each page. A reader finds every address in one place, and the order of the
 * pages can be compared with the specification.
 */
function pages(language: 'en' | 'ar'): RouteConfigEntry[] {
  const id = (name: string) => ({ id: `${language}/${name}` });
  return [
    index('routes/landing.tsx', id('landing')),
    route('welcome', 'routes/account/welcome.tsx', id('welcome')),
    route('login', 'routes/account/login.tsx', id('login')),
    route('register', 'routes/account/register.tsx', id('register')),
    route('forgot-password', 'routes/account/forgot-password.tsx', id('forgot-password')),
    route('reset-password', 'routes/account/reset-password.tsx', id('reset-password')),
    route('verify-email', 'routes/account/verify-email.tsx', id('verify-email')),
    route('accept-invitation', 'routes/account/accept-invitation.tsx', id('accept-invitation')),
    route('confirm-newsletter', 'routes/account/confirm-newsletter.tsx', id('confirm-newsletter')),
    route('stop-newsletter', 'routes/account/stop-newsletter.tsx', id('stop-newsletter')),
    route('stop-alerts', 'routes/account/stop-alerts.tsx', id('stop-alerts')),
    layout('routes/signed-in.tsx', id('signed-in'), [
      route('dashboard', 'routes/account/dashboard.tsx', id('dashboard')),
      route('settings', 'routes/account/settings/settings.tsx', id('settings'), [
        index('routes/account/settings/settings-index.tsx', id('settings-index')),
        route('company', 'routes/account/settings/settings-company.tsx', id('settings-company')),
        route('team', 'routes/account/settings/settings-team.tsx', id('settings-team')),
        route('security', 'routes/account/settings/settings-security.tsx', id('settings-security')),
        route('notifications', 'routes/account/settings/settings-notifications.tsx', id('settings-notifications')),
        route('licences', 'routes/account/settings/settings-licences.tsx', id('settings-licences')),
        route('data', 'routes/account/settings/settings-data.tsx', id('settings-data')),
      ]),
      route('equipment/import', 'routes/marketplace/equipment-import.tsx', id('equipment-import')),
      route('equipment/:id/edit', 'routes/marketplace/equipment-edit.tsx', id('equipment-edit')),
      route('quotes/:id', 'routes/quote.tsx', id('quote')),
      route('inspections/:id', 'routes/inspection.tsx', id('inspection')),
      route('book/:id', 'routes/book.tsx', id('book')),
      route('bookings/:id', 'routes/booking.tsx', id('booking')),
      route('consignments/:id', 'routes/auctions/consignment.tsx', id('consignment')),
      route('bids/:id', 'routes/auctions/bid.tsx', id('bid')),
      route('auction/watch', 'routes/auctions/auction-watch.tsx', id('auction-watch')),
      route('auction/consign', 'routes/auctions/auction-consign.tsx', id('auction-consign')),
      route('register-to-bid', 'routes/auctions/register-to-bid.tsx', id('register-to-bid')),
      route('messages/:equipmentId', 'routes/messages.tsx', id('messages')),
      route('procurement/rfq', 'routes/procurement/procurement-rfq.tsx', id('procurement-rfq')),
      route('procurement/rfq/new', 'routes/procurement/procurement-rfq-new.tsx', id('procurement-rfq-new')),
      route('procurement/rfq/:id', 'routes/procurement/procurement-rfq-one.tsx', id('procurement-rfq-one')),
      route('procurement/rfq/:id/edit', 'routes/procurement/procurement-rfq-edit.tsx', id('procurement-rfq-edit')),
      route('procurement/rfq/:id/compare', 'routes/procurement/procurement-compare.tsx', id('procurement-compare')),
      route('procurement/orders', 'routes/procurement/procurement-orders.tsx', id('procurement-orders')),
      route('procurement/orders/:id', 'routes/procurement/procurement-order.tsx', id('procurement-order')),
      route('procurement/reports', 'routes/procurement/procurement-reports.tsx', id('procurement-reports')),
      route('procurement/auctions', 'routes/procurement/procurement-auctions.tsx', id('procurement-auctions')),
      route(
        'procurement/auctions/new',
        'routes/procurement/procurement-auction-new.tsx',
        id('procurement-auction-new'),
      ),
      route('procurement/auctions/:id', 'routes/procurement/procurement-auction.tsx', id('procurement-auction')),
      route('profile', 'routes/account/profile.tsx', id('profile')),
      route('buyer-profile', 'routes/account/buyer-profile.tsx', id('buyer-profile')),
      route('procurement/suppliers', 'routes/procurement/procurement-suppliers.tsx', id('procurement-suppliers')),
      route('procurement/suppliers/:id', 'routes/procurement/procurement-supplier.tsx', id('procurement-supplier')),
      route('admin', 'routes/admin/admin.tsx', id('admin'), [
        index('routes/admin/admin-queue.tsx', id('admin-queue')),
        route('health', 'routes/admin/admin-health.tsx', id('admin-health')),
        route('companies', 'routes/admin/admin-companies.tsx', id('admin-companies')),
        route('companies/:id', 'routes/admin/admin-company.tsx', id('admin-company')),
        route('leads', 'routes/admin/admin-leads.tsx', id('admin-leads')),
        route('directory', 'routes/admin/admin-directory.tsx', id('admin-directory')),
        route('lots', 'routes/admin/admin-lots.tsx', id('admin-lots')),
        route('bidders', 'routes/admin/admin-bidders.tsx', id('admin-bidders')),
        route('reports', 'routes/admin/admin-reports.tsx', id('admin-reports')),
        route('licences', 'routes/admin/admin-licences.tsx', id('admin-licences')),
        route('settlements', 'routes/admin/admin-settlements.tsx', id('admin-settlements')),
        route('lots/:id', 'routes/admin/admin-lot.tsx', id('admin-lot')),
        route('settlements/:id', 'routes/admin/admin-settlement.tsx', id('admin-settlement')),
        route('orders', 'routes/admin/admin-orders.tsx', id('admin-orders')),
        route('orders/:id', 'routes/admin/admin-order.tsx', id('admin-order')),
        route('bookings', 'routes/admin/admin-bookings.tsx', id('admin-bookings')),
        route('bookings/:id', 'routes/admin/admin-booking.tsx', id('admin-booking')),
        route('listings', 'routes/admin/admin-listings.tsx', id('admin-listings')),
        route('listings/:id', 'routes/admin/admin-listing.tsx', id('admin-listing')),
        route('search', 'routes/admin/admin-search.tsx', id('admin-search')),
        route('newsletter', 'routes/admin/admin-newsletter.tsx', id('admin-newsletter')),
        route('marketing-numbers', 'routes/admin/admin-marketing-numbers.tsx', id('admin-marketing-numbers')),
        route('rates', 'routes/admin/admin-rates.tsx', id('admin-rates')),
        route('jobs', 'routes/admin/admin-jobs.tsx', id('admin-jobs')),
        route('operators', 'routes/admin/admin-operators.tsx', id('admin-operators')),
      ]),
    ]),
    route('marketplace', 'routes/marketplace/marketplace.tsx', id('marketplace')),
    route('marketplace/buy', 'routes/marketplace/marketplace-buy.tsx', id('marketplace-buy')),
    route('marketplace/sell', 'routes/marketplace/sell.tsx', id('sell')),
    route('rentals', 'routes/rentals.tsx', id('rentals')),
    route('services', 'routes/services.tsx', id('services')),
    route('auctions', 'routes/auctions/auctions.tsx', id('auctions')),
    route('browse-live-auctions', 'routes/auctions/browse-live-auctions.tsx', id('browse-live-auctions')),
    route('categories/dump-trucks', 'routes/marketplace/category-dump-trucks.tsx', id('category-dump-trucks')),
    route('categories/:slug', 'routes/marketplace/category.tsx', id('category')),
    route('equipment/:id', 'routes/marketplace/equipment.tsx', id('equipment')),
    route('buy/:id', 'routes/marketplace/buy-machine.tsx', id('buy-machine')),
    route('contact-seller', 'routes/companies/contact-seller-missing.tsx', id('contact-seller-missing')),
    route('contact-seller/:equipmentId/:supplierId?', 'routes/companies/contact-seller.tsx', id('contact-seller')),
    route('auction/bid/:id', 'routes/auctions/auction-bid.tsx', id('auction-bid')),
    route('auction/results/:id', 'routes/auctions/auction-results.tsx', id('auction-results')),
    route('compare', 'routes/marketplace/compare.tsx', id('compare')),
    route('procurement', 'routes/procurement/procurement.tsx', id('procurement')),
    route('e-procurement', 'routes/procurement/procurement.tsx', id('e-procurement')),
    route('buyer-network', 'routes/companies/buyer-network.tsx', id('buyer-network')),
    route('supplier-network', 'routes/companies/supplier-network.tsx', id('supplier-network')),
    route('experts-network', 'routes/experts-network.tsx', id('experts-network')),
    route('find-experts', 'routes/find-experts.tsx', id('find-experts')),
    route('join-as-expert', 'routes/join-as-expert.tsx', id('join-as-expert')),
    route('become-supplier', 'routes/companies/become-supplier.tsx', id('become-supplier')),
    route('explore-network', 'routes/companies/explore-network.tsx', id('explore-network')),
    route('join-buyer-network', 'routes/companies/join-buyer-network.tsx', id('join-buyer-network')),
    route('buyer-contact', 'routes/companies/buyer-contact.tsx', id('buyer-contact')),
    route('buyer-contact/:id', 'routes/companies/contact-buyer.tsx', id('contact-buyer')),
    route('start-free-trial', 'routes/start-free-trial.tsx', id('start-free-trial')),
    route('request-demo', 'routes/request-demo.tsx', id('request-demo')),
    route('find-service-providers', 'routes/find-service-providers.tsx', id('find-service-providers')),
    route('register-as-provider', 'routes/register-as-provider.tsx', id('register-as-provider')),
    route('post-service-request', 'routes/post-service-request.tsx', id('post-service-request')),
    route('join-as-service-provider', 'routes/join-as-service-provider.tsx', id('join-as-service-provider')),
    route('answer-request', 'routes/answer-request.tsx', id('answer-request')),
    route('follow-request', 'routes/follow-request.tsx', id('follow-request')),
    route('help', 'routes/help.tsx', id('help')),
    route('help/:area', 'routes/help-area.tsx', id('help-area')),
    route('terms', 'routes/legal.tsx', id('legal-terms')),
    route('terms/auctions', 'routes/legal.tsx', id('legal-auction-terms')),
    route('terms/rentals', 'routes/legal.tsx', id('legal-rental-terms')),
    route('privacy', 'routes/legal.tsx', id('legal-privacy')),
    route('cookies', 'routes/legal.tsx', id('legal-cookies')),
    route('contact-us', 'routes/companies/contact-us.tsx', id('contact-us')),
    route('contact-us/:id', 'routes/companies/contact-supplier.tsx', id('contact-supplier')),
    route('explore-buyers', 'routes/companies/explore-buyers.tsx', id('explore-buyers')),
    route('buyer', 'routes/companies/buyer-missing.tsx', id('buyer-missing')),
    route('buyer/:id', 'routes/companies/buyer.tsx', id('buyer')),
    route('vendoronboarding', 'routes/account/vendoronboarding.tsx', id('vendoronboarding')),
    route('supplier-profile/:id', 'routes/companies/supplier-profile.tsx', id('supplier-profile')),
    route('supplier/:id', 'routes/companies/supplier.tsx', id('supplier')),
    // The components in their states. Only the development server has this page.
    // biome-ignore lint/style/noProcessEnv: the table is read when the pages are built, not by the server
    ...(process.env.NODE_ENV === 'development' ? [route('_kit', 'routes/kit.tsx', id('kit'))] : []),
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
  services: /^(services|experts|find-|join-as-|post-service|register-as-provider|answer-request|follow-request)/,
  companies: /^(buyer|supplier|explore-|become-supplier|join-buyer|contact-(buyer|supplier)|profile)/,
  tender: /^(procurement$|e-procurement|start-free-trial|request-demo)/,
  buying: /^procurement-/,
  office: /^(dashboard|settings|equipment-|quote|inspection|book|messages|vendoronboarding)/,
  desk: /^admin/,
  help: /^help/,
  legal: /^legal-/,
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

// The whole route table, in the order of the specification. Every page exists twice: English at /…, Arabic at /ar/….
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
      route('messages/:equipmentId', 'routes/messages.tsx', id('messages')),
      route('profile', 'routes/profile.tsx', id('profile')),
      route('buyer-profile', 'routes/buyer-profile.tsx', id('buyer-profile')),
      route('admin', 'routes/admin.tsx', id('admin'), [
        index('routes/admin-companies.tsx', id('admin-companies')),
        route('companies/:id', 'routes/admin-company.tsx', id('admin-company')),
        route('leads', 'routes/admin-leads.tsx', id('admin-leads')),
      ]),
    ]),
    route('marketplace', 'routes/marketplace.tsx', id('marketplace')),
    route('marketplace/buy', 'routes/marketplace-buy.tsx', id('marketplace-buy')),
    route('marketplace/sell', 'routes/sell.tsx', id('sell')),
    route('rentals', 'routes/rentals.tsx', id('rentals')),
    route('categories/dump-trucks', 'routes/category-dump-trucks.tsx', id('category-dump-trucks')),
    route('categories/:slug', 'routes/category.tsx', id('category')),
    route('equipment/:id', 'routes/equipment.tsx', id('equipment')),
    route('buy/:id', 'routes/buy-machine.tsx', id('buy-machine')),
    route('contact-seller', 'routes/contact-seller-missing.tsx', id('contact-seller-missing')),
    route('contact-seller/:equipmentId/:supplierId?', 'routes/contact-seller.tsx', id('contact-seller')),
    route('compare', 'routes/compare.tsx', id('compare')),
    route('buyer-network', 'routes/buyer-network.tsx', id('buyer-network')),
    route('supplier-network', 'routes/supplier-network.tsx', id('supplier-network')),
    route('become-supplier', 'routes/become-supplier.tsx', id('become-supplier')),
    route('explore-network', 'routes/explore-network.tsx', id('explore-network')),
    route('join-buyer-network', 'routes/join-buyer-network.tsx', id('join-buyer-network')),
    route('buyer-contact', 'routes/buyer-contact.tsx', id('buyer-contact')),
    route('buyer-contact/:id', 'routes/contact-buyer.tsx', id('contact-buyer')),
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

export default [...pages('en'), ...prefix('ar', [layout('routes/arabic.tsx', pages('ar'))])] satisfies RouteConfig;

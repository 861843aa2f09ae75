// The links of the header and the footer, with the paths and names of the specification.
import { text } from '../lib/i18n/i18n.ts';

export const mainLinks = [
  { to: '/', label: text('Home') },
  { to: '/marketplace', label: text('Marketplace') },
  { to: '/rentals', label: text('Rentals') },
  { to: '/services', label: text('Services') },
  { to: '/auctions', label: text('Auctions') },
  { to: '/e-procurement', label: text('E-Procurement') },
] as const;

export const networkLinks = [
  { to: '/buyer-network', label: text('Buyer Network') },
  { to: '/supplier-network', label: text('Supplier Network') },
  { to: '/experts-network', label: text('Experts Network') },
] as const;

export const footerGroups = [
  {
    title: text('Buy and rent'),
    links: [
      { to: '/marketplace/buy', label: text('Buy equipment') },
      { to: '/rentals', label: text('Rent equipment') },
      { to: '/browse-live-auctions', label: text('Live auctions') },
      { to: '/register-to-bid', label: text('Register to bid') },
    ],
  },
  {
    title: text('Sell'),
    links: [
      { to: '/marketplace/sell', label: text('Sell equipment') },
      { to: '/auction/consign', label: text('Consign to an auction') },
      { to: '/become-supplier', label: text('Become a supplier') },
      { to: '/register-as-provider', label: text('Register as a service provider') },
    ],
  },
  {
    title: text('Procure'),
    links: [
      { to: '/procurement', label: text('Procurement') },
      { to: '/start-free-trial', label: text('Start a free trial') },
      { to: '/request-demo', label: text('Request a demo') },
      { to: '/find-service-providers', label: text('Find service providers') },
    ],
  },
  {
    title: text('Networks'),
    links: [
      { to: '/explore-network', label: text('Explore suppliers') },
      { to: '/explore-buyers', label: text('Explore buyers') },
      { to: '/find-experts', label: text('Find experts') },
      { to: '/help', label: text('Help') },
      { to: '/contact-us', label: text('Contact us') },
    ],
  },
] as const;

export const legalLinks = [
  { to: '/terms', label: text('Terms') },
  { to: '/privacy', label: text('Privacy') },
  { to: '/cookies', label: text('Cookies') },
] as const;

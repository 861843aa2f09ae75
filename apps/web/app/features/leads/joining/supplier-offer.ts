// Texts of the page for suppliers. They claim only what the product does.
import {
  IconCalendarCheck,
  IconGavel,
  IconLanguage,
  IconMessages,
  IconShieldCheck,
  IconTags,
} from '@tabler/icons-react';
import { text } from '../../../lib/i18n/i18n.ts';

export const gains = [
  {
    icon: IconTags,
    title: text('Sale and rental, side by side'),
    line: text(
      'List a machine once with price, year, hours and photos, for sale or with hourly, daily and weekly rates.',
    ),
  },
  {
    icon: IconMessages,
    title: text('All requests in one place'),
    line: text(
      'Quote requests, inspection dates, bookings and messages arrive in one dashboard, each with its next step.',
    ),
  },
  {
    icon: IconCalendarCheck,
    title: text('No double bookings'),
    line: text('Every rental machine has one calendar. Overlapping bookings are blocked automatically.'),
  },
  {
    icon: IconGavel,
    title: text('Auctions when you want to sell fast'),
    line: text(
      'Consign a machine with a hidden reserve. Late bids extend the auction, so bidding never ends too early.',
    ),
  },
  {
    icon: IconShieldCheck,
    title: text('A badge buyers trust'),
    line: text('The marketplace shows verified suppliers by default. Once we verify your company, you are included.'),
  },
  {
    icon: IconLanguage,
    title: text('Arabic and English'),
    line: text('Every page and every email in both languages, for site and office.'),
  },
] as const;

export const stages = [
  {
    title: text('Apply'),
    line: text('Four short steps: contact details, company details, what you supply and a final review.'),
  },
  {
    title: text('Verify your email'),
    line: text('Open the link in our email. You can already log in; to list machines, your email must be verified.'),
  },
  {
    title: text('We check your company'),
    line: text('We check your business licence and tax ID against the document you sent.'),
  },
  {
    title: text('Get the Verified badge'),
    line: text('It appears on your profile, on your listings and in the supplier network.'),
  },
] as const;

export const needs = [
  text('Company name and legal form'),
  text('Business licence number'),
  text('A scan of your licence: PDF, JPG or PNG up to 10MB'),
  text('Tax ID'),
  text('A few sentences on what you supply'),
  text('Your logo: PNG, JPG or SVG up to 5MB'),
] as const;

export const questions = [
  {
    question: text('Can I start before my company is verified?'),
    answer: text(
      'Yes. You can list and sell once your email is verified. Only the Verified badge waits for the check.',
    ),
  },
  {
    question: text('Can I buy and rent with the same account?'),
    answer: text('Yes. Add the buyer role in your settings whenever you need it, and switch between the two views.'),
  },
  {
    question: text('What if I don’t have a scan of my licence?'),
    answer: text('Apply without it and add it later. We start the check once we have it.'),
  },
] as const;

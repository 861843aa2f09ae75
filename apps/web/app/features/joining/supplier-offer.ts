// Texts of the page for suppliers. They claim only what the product does.
import {
  IconCalendarCheck,
  IconGavel,
  IconLanguage,
  IconMessages,
  IconShieldCheck,
  IconTags,
} from '@tabler/icons-react';
import { text } from '../../lib/i18n.ts';

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
    title: text('Buyers who ask for something'),
    line: text(
      'Quote requests, inspection dates, bookings and messages arrive in one dashboard, each with its next step.',
    ),
  },
  {
    icon: IconCalendarCheck,
    title: text('No machine promised twice'),
    line: text('Every rental machine has one calendar. A booking that would overlap is refused before it reaches you.'),
  },
  {
    icon: IconGavel,
    title: text('Auctions when you want to move it'),
    line: text(
      'Consign a machine with a secret reserve. Late bids extend the time, so the price is found, not cut off.',
    ),
  },
  {
    icon: IconShieldCheck,
    title: text('A badge that opens doors'),
    line: text(
      'The marketplace shows verified suppliers by default. Once your company is checked, you are among them.',
    ),
  },
  {
    icon: IconLanguage,
    title: text('Arabic and English'),
    line: text('Every page and every message in both languages, so site and office read the same.'),
  },
] as const;

export const stages = [
  {
    title: text('Apply'),
    line: text('Four short steps: your contact, your company, what you supply, and a last look before you send it.'),
  },
  {
    title: text('Verify your e-mail'),
    line: text(
      'Open the link in our letter. You can log in and list machines before that; only the badge has to wait.',
    ),
  },
  {
    title: text('We check your company'),
    line: text('A person compares your business license and tax ID with the document you sent.'),
  },
  {
    title: text('Carry the Verified badge'),
    line: text('It shows on your profile, on your listings and in the supplier network.'),
  },
] as const;

export const needs = [
  text('Company name and legal form'),
  text('Business license number'),
  text('A scan of the license: PDF, JPG or PNG up to 10MB'),
  text('Tax ID'),
  text('A few sentences on what you supply'),
  text('Your logo: PNG, JPG or SVG up to 5MB'),
] as const;

export const questions = [
  {
    question: text('Can I work before my company is checked?'),
    answer: text('Yes. Your account works at once. What waits for the check is the Verified badge.'),
  },
  {
    question: text('Can I buy and rent with the same account?'),
    answer: text('Yes. Add the buyer role in your profile whenever you need it, and switch between both views.'),
  },
  {
    question: text('I do not have the license scan at hand.'),
    answer: text('Apply without it and add it later. The check begins when it is there.'),
  },
] as const;

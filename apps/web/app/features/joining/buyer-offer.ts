// Texts of the page for the buyer network. They claim only what the product does.
import {
  IconClipboardList,
  IconEyeOff,
  IconGavel,
  IconMessages,
  IconScale,
  IconShieldCheck,
} from '@tabler/icons-react';
import { text } from '../../lib/i18n.ts';

export const gains = [
  {
    icon: IconClipboardList,
    title: text('Say what you need'),
    line: text('Post the machines and quantities that your projects wait for. Suppliers come to you.'),
  },
  {
    icon: IconScale,
    title: text('Compare answers, not brochures'),
    line: text('Quotes arrive with price, validity and notes in the same place, so the better one shows.'),
  },
  {
    icon: IconEyeOff,
    title: text('Your budget stays yours'),
    line: text('Visitors never see it, only suppliers who are signed in.'),
  },
  {
    icon: IconGavel,
    title: text('Bid and book as you go'),
    line: text('Rent by the hour, day or week, and bid in timed auctions with a limit you set.'),
  },
  {
    icon: IconMessages,
    title: text('One thread per matter'),
    line: text('Messages, quotes, inspections and bookings stay together in your dashboard.'),
  },
  {
    icon: IconShieldCheck,
    title: text('Verified Buyer'),
    line: text('Once approved, the badge tells suppliers that there is a real company behind the request.'),
  },
] as const;

export const stages = [
  {
    title: text('Open a buyer account'),
    line: text('Name, contact and country: one step and a last look.'),
  },
  {
    title: text('Verify your e-mail'),
    line: text('Open the link in our letter. You can log in and look for machines before that.'),
  },
  {
    title: text('We review your application'),
    line: text('Applications are reviewed within 24-48 hours.'),
  },
  {
    title: text('Suppliers find you'),
    line: text('Your needs and projects appear in the buyer network, with the Verified Buyer badge.'),
  },
] as const;

export const needs = [
  text('Name of the person to contact'),
  text('An e-mail that you can open now'),
  text('Phone number'),
  text('Address, city and country'),
] as const;

export const questions = [
  {
    question: text('Who can contact me?'),
    answer: text('Suppliers write to you through the marketplace. Your phone and e-mail never stand in a list.'),
  },
  {
    question: text('Can I look around first?'),
    answer: text(
      'Yes. Machines, auctions and suppliers are open to every visitor. You need an account to book and to bid.',
    ),
  },
  {
    question: text('Can I sell machines too?'),
    answer: text('Yes. Add the supplier role in your profile and fill in the details of your company.'),
  },
] as const;

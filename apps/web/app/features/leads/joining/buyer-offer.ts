// Texts of the page for the buyer network. They claim only what the product does.
import {
  IconClipboardList,
  IconEyeOff,
  IconGavel,
  IconMessages,
  IconScale,
  IconShieldCheck,
} from '@tabler/icons-react';
import { text } from '../../../lib/i18n/i18n.ts';

export const gains = [
  {
    icon: IconClipboardList,
    title: text('Post what you need'),
    line: text('Post the machines and quantities your projects need. Suppliers come to you.'),
  },
  {
    icon: IconScale,
    title: text('Compare quotes side by side'),
    line: text('Quotes arrive in one place with price, validity and notes, so you can spot the best one.'),
  },
  {
    icon: IconEyeOff,
    title: text('Your budget stays private'),
    line: text('Only logged-in suppliers can see it, never visitors.'),
  },
  {
    icon: IconGavel,
    title: text('Bid and book as you go'),
    line: text('Rent by the hour, day or week, and bid in timed auctions up to a maximum you set.'),
  },
  {
    icon: IconMessages,
    title: text('Everything in one place'),
    line: text('Messages, quotes, inspections and bookings stay together in your dashboard.'),
  },
  {
    icon: IconShieldCheck,
    title: text('Verified Buyer'),
    line: text('Once approved, the badge shows suppliers that a real company is behind the request.'),
  },
] as const;

export const stages = [
  {
    title: text('Create a buyer account'),
    line: text('Name, contact details and country: one step and a final review.'),
  },
  {
    title: text('Verify your email'),
    line: text('Open the link in our email. You can already log in and browse machines.'),
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
  text('Name of your contact person'),
  text('An email address you can access now'),
  text('Phone number'),
  text('Address, city and country'),
] as const;

export const questions = [
  {
    question: text('Who can contact me?'),
    answer: text('Suppliers message you through the marketplace. Your phone and email never appear in lists.'),
  },
  {
    question: text('Can I look around first?'),
    answer: text('Yes. Anyone can browse machines, auctions and suppliers. You need an account to book and bid.'),
  },
  {
    question: text('Can I sell machines too?'),
    answer: text('Yes. Add the supplier role in your settings and fill in your company details.'),
  },
] as const;

// Texts of the pages about experts. They claim only what the product does.
import {
  IconChecklist,
  IconCoins,
  IconMessages,
  IconSchool,
  IconSearch,
  IconShieldCheck,
  IconTool,
} from '@tabler/icons-react';
import { text } from '../../../lib/i18n/i18n.ts';

export const expertFeatures = [
  {
    icon: IconCoins,
    title: text('Know what a machine is worth'),
    line: text('An appraisal before you buy, sell, insure or set a reserve.'),
  },
  {
    icon: IconSearch,
    title: text('Know its real condition'),
    line: text('An inspection before you pay, by someone who knows this type of machine.'),
  },
  {
    icon: IconTool,
    title: text('Keep it running'),
    line: text('Technical advice and maintenance plans for machines in heat, dust and salt.'),
  },
  {
    icon: IconSchool,
    title: text('Train your operators'),
    line: text('Courses for operators, riggers and supervisors.'),
  },
  {
    icon: IconShieldCheck,
    title: text('Reviewed before publication'),
    line: text('We review every application and speak with the expert before publishing the profile.'),
  },
  {
    icon: IconMessages,
    title: text('One message away'),
    line: text('Contact an available expert from their card. We’ll connect you.'),
  },
] as const;

export const expertGains = [
  {
    icon: IconSearch,
    title: text('Get found for your expertise'),
    line: text('Customers search by specialization, country and availability.'),
  },
  {
    icon: IconChecklist,
    title: text('You set your availability'),
    line: text('No one can contact you while you are marked busy. Tell us when to change it.'),
  },
  {
    icon: IconShieldCheck,
    title: text('Your contact details stay private'),
    line: text('Your phone and email are not shown in the directory. Requests come through us.'),
  },
] as const;

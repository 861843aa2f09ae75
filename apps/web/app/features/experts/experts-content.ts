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
import { text } from '../../lib/i18n.ts';

export const expertFeatures = [
  {
    icon: IconCoins,
    title: text('Know what it is worth'),
    line: text('An appraisal before you buy, sell, insure or put a reserve on a machine.'),
  },
  {
    icon: IconSearch,
    title: text('Know what is wrong with it'),
    line: text('An inspection before you pay, by somebody who has seen many of its kind.'),
  },
  {
    icon: IconTool,
    title: text('Keep it running'),
    line: text('Technical advice and maintenance plans for machines in heat, dust and salt.'),
  },
  {
    icon: IconSchool,
    title: text('Train who drives it'),
    line: text('Courses for operators, riggers and supervisors.'),
  },
  {
    icon: IconShieldCheck,
    title: text('Read before they are shown'),
    line: text('A person reads every application and speaks with the expert before the entry is published.'),
  },
  {
    icon: IconMessages,
    title: text('One message away'),
    line: text('Write from the card of an expert who is available. We bring you together.'),
  },
] as const;

export const expertGains = [
  {
    icon: IconSearch,
    title: text('Found by what you know'),
    line: text('Customers look by specialization, country and availability.'),
  },
  {
    icon: IconChecklist,
    title: text('You say when you are free'),
    line: text('While you are busy nobody can ask for you. Tell us, and we change it.'),
  },
  {
    icon: IconShieldCheck,
    title: text('Your contact stays yours'),
    line: text('Phone and e-mail are not printed in the directory. Requests reach you through us.'),
  },
] as const;

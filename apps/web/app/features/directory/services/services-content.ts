// The texts of the pages about services. They claim only what the product does.
import {
  IconCertificate,
  IconEyeOff,
  IconInbox,
  IconMapPin,
  IconMessages,
  IconSchool,
  IconSettings,
  IconShieldCheck,
  IconTool,
  IconTruck,
  IconUsers,
} from '@tabler/icons-react';
import { text } from '../../../lib/i18n/i18n.ts';

/** Each kind has the code of its service type. */
export const serviceKinds = [
  {
    code: 'repair',
    icon: IconTool,
    title: text('Maintenance and repair'),
    line: text('Engines, hydraulics, undercarriage and electrics, in the workshop or on site.'),
  },
  {
    code: 'inspection',
    icon: IconCertificate,
    title: text('Inspection and certification'),
    line: text('Pre-purchase and lifting inspections, load tests and site certificates.'),
  },
  {
    code: 'transport',
    icon: IconTruck,
    title: text('Transport and lifting'),
    line: text('Low-beds, escorts and cranes to move machines to and from site.'),
  },
  {
    code: 'parts',
    icon: IconSettings,
    title: text('Spare parts'),
    line: text('Wear parts, attachments and components, new or rebuilt, with delivery.'),
  },
  {
    code: 'operators',
    icon: IconUsers,
    title: text('Operators and crews'),
    line: text('Licensed operators, riggers and banksmen for a shift or for a project.'),
  },
  {
    code: 'training',
    icon: IconSchool,
    title: text('Operator training'),
    line: text('Courses and refreshers on the machines your team operates.'),
  },
] as const;

export const requestStages = [
  {
    title: text('Describe what needs to be done'),
    line: text('Service, machine, location and date. It takes two minutes and needs no account.'),
  },
  {
    title: text('We forward it'),
    line: text('We review your request and forward it to providers who do this work in your country.'),
  },
  {
    title: text('You deal with the provider directly'),
    line: text('Agree price and date directly with the provider.'),
  },
] as const;

export const requestNeeds = [
  text('Make and model of the machine'),
  text('Hours and a description of the problem'),
  text('Machine location and site contact'),
  text('The date you need it running again'),
] as const;

export const providerBenefits = [
  {
    icon: IconInbox,
    title: text('Matching requests'),
    line: text('Get requests for your services in the countries you cover.'),
  },
  {
    icon: IconMapPin,
    title: text('Found by service, location and machine'),
    line: text('Customers search the directory by what you do, where you work and what you work on.'),
  },
  {
    icon: IconShieldCheck,
    title: text('Reviewed by our team'),
    line: text('We review every registration before publishing it, so customers can trust the directory.'),
  },
  {
    icon: IconMessages,
    title: text('Deal directly with customers'),
    line: text('You agree on price and date with the customer.'),
  },
  {
    icon: IconEyeOff,
    title: text('Your contact details stay private'),
    line: text('Your phone and email are not shown in the directory. Requests come through us.'),
  },
] as const;

export const planPoints = {
  basic: [text('One service in the directory'), text('One country')],
  professional: [text('Up to three services'), text('Up to three countries'), text('All machine types you work on')],
  enterprise: [
    text('All your services'),
    text('All Gulf countries'),
    text('All machine types you work on'),
    text('A Rigsouq contact who keeps your profile up to date'),
  ],
} as const;

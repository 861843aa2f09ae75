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
import { text } from '../../lib/i18n.ts';

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
    line: text('Checks before you buy or lift, load tests, and the papers that a site asks for.'),
  },
  {
    code: 'transport',
    icon: IconTruck,
    title: text('Transport and lifting'),
    line: text('Low beds, escorts and cranes to bring a machine to the site and away again.'),
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
    line: text('Courses and refreshers on the machines that your people drive.'),
  },
] as const;

export const requestStages = [
  {
    title: text('Say what has to be done'),
    line: text('Service, machine, place and day. It takes two minutes and no account.'),
  },
  {
    title: text('We pass it on'),
    line: text('A person reads your request and forwards it to providers who do this work in your country.'),
  },
  {
    title: text('You agree with the provider'),
    line: text('Price and date are between you and the provider.'),
  },
] as const;

export const requestNeeds = [
  text('Make and model of the machine'),
  text('Hours, and what it does or no longer does'),
  text('Where it stands, and who lets a technician in'),
  text('The day by which it must run again'),
] as const;

export const providerBenefits = [
  {
    icon: IconInbox,
    title: text('Requests that fit'),
    line: text('You hear of work in your trade, in the countries that you cover.'),
  },
  {
    icon: IconMapPin,
    title: text('Found by service, place and machine'),
    line: text('Customers search the directory by what you do, where you work and what you work on.'),
  },
  {
    icon: IconShieldCheck,
    title: text('Read by a person'),
    line: text('Every registration is looked at before it is shown, so the directory stays worth reading.'),
  },
  {
    icon: IconMessages,
    title: text('Straight to the customer'),
    line: text('You agree on price and date with the customer.'),
  },
  {
    icon: IconEyeOff,
    title: text('Your contact stays yours'),
    line: text('Phone and e-mail are not printed in the directory. Requests reach you through us.'),
  },
] as const;

export const planPoints = {
  basic: [text('One service in the directory'), text('One country'), text('Service requests by e-mail')],
  professional: [
    text('Up to three services'),
    text('Up to three countries'),
    text('Every kind of machine that you work on'),
    text('Service requests by e-mail'),
  ],
  enterprise: [
    text('All your services'),
    text('All Gulf countries'),
    text('Every kind of machine that you work on'),
    text('A person at Rigsouq who keeps your entry up to date'),
  ],
} as const;

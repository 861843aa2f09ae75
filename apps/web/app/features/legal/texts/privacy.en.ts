import { VERIFY_LINK_DAYS } from '@rigsouq/contract/companies/registration';
import { RESET_LINK_MINUTES, SESSION_DAYS, SESSION_LIFE_DAYS } from '@rigsouq/contract/identity/calls';
import { INVITATION_DAYS } from '@rigsouq/contract/identity/members';
import { SECURITY_EVENT_DAYS } from '@rigsouq/contract/identity/security-events';
import { SELL_DRAFT_DAYS } from '@rigsouq/contract/leads/selling';
import { EXPORT_DAYS, retentionDays } from '@rigsouq/contract/privacy/retention';
import type { LegalText } from '../legal-text.ts';

export const privacyEn: LegalText = {
  summary: 'Which personal data Rigsouq uses and why, who sees it, how long it is kept, and which rights you have.',
  sections: [
    {
      id: 'controller',
      title: 'Who is responsible',
      body: [
        'The controller of the data is [[Counsel: legal name and address of the operating company, contact of the data protection officer if one is required]].',
        'Most data on Rigsouq is about companies. This policy is about data of persons: members of companies, visitors who send a form, and contact persons.',
      ],
    },
    {
      id: 'data',
      title: 'Which data, and for what',
      body: [
        [
          'Login: name, email, password as a hash, second factor if you turn it on, language of emails. Purpose: to identify you and protect the account.',
          'Company: name, type, trade licence, tax number, address, phone, business email, logo, documents, your job title. Purpose: to show the company to others and to check it for the Verified badge.',
          'Business: listings, messages, quotes, inspections, bookings, bids, consignments, requests, offers, orders, reviews and reports, with the member who made each. Purpose: to carry out the deals and to prove them.',
          'Forms: what visitors send in contact forms, inquiries, applications and the sell form. Purpose: to answer them and to pass an inquiry to the company that it is for.',
          'Choices: saved searches, watched auctions, email settings and the newsletter. Purpose: to send what you asked for. The newsletter is sent only to addresses that have confirmed it, and each issue has a link that ends it.',
          'Consent: which version of these documents you agreed to, and when. Purpose: to prove it.',
          'Technical data: sessions with device and address, security events, server logs. Purpose: security, limits against misuse, and finding faults.',
        ],
        'Rigsouq uses no trackers, no advertising and no analytics of third parties. Views of a listing are counted without storing who viewed it.',
      ],
    },
    {
      id: 'legal-basis',
      title: 'Legal basis',
      body: [
        'To be confirmed by counsel: we expect to rely on the contract with your company for login and business data, on legitimate interest for security data, on legal duty for records of deals, and on consent where we ask for it.',
        '[[Counsel: confirm the basis for each purpose under the UAE Federal Decree-Law 45 of 2021 (PDPL), the Saudi Personal Data Protection Law, and the laws of Qatar, Kuwait, Bahrain and Oman where they apply]]',
      ],
    },
    {
      id: 'who-sees',
      title: 'Who sees what',
      body: [
        [
          'All visitors: company profiles, listings, photos, auctions and their logs, published reviews. Bidders are numbers in the logs.',
          'Logged-in members with a verified email: phone and email of a company, one company at a time and never in a list. Each time is counted.',
          'The other side of a deal: messages, quotes, bookings, orders, photos of the deal, and contact details when the deal is made. In messages the other side sees the company, not the name of the member.',
          'Colleagues in your company: the business of the company and who did it.',
          'Our team: what the work of each desk needs. Operators log in with a second factor, and their actions are recorded in an audit log. Sealed answers, sealed bids and maximum bids cannot be read by our team before the time that the rules name.',
        ],
        'Search engines can index public pages.',
      ],
    },
    {
      id: 'processors',
      title: 'Processors and other countries',
      body: [
        'We do not sell personal data. Service providers process it for us: hosting, backups and the sending of emails.',
        '[[Counsel: names of the hosting, backup and email providers, the countries in which they store data, and the rules for transfer to other countries]]',
        'We give data to authorities only where the law obliges us to.',
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep data',
      body: [
        [
          `Sessions: until you log out; they end ${SESSION_DAYS} days after the last use and ${SESSION_LIFE_DAYS} days after the login at the latest, and are deleted in the following night.`,
          `Links in emails: password reset ${RESET_LINK_MINUTES} minutes, verification ${VERIFY_LINK_DAYS} days, invitation ${INVITATION_DAYS} days; each works once.`,
          `Security events: ${SECURITY_EVENT_DAYS} days.`,
          `Drafts that visitors send with the sell form: ${SELL_DRAFT_DAYS} days, if no account takes them over.`,
          'Uploaded files that no record uses: one day.',
          `Copies of data that members asked for: ${EXPORT_DAYS} days.`,
          `Notifications: ${retentionDays.notifications} days. Records of who opened the contact details of a company: ${retentionDays.contactReveals} days.`,
          `Imported lists of machines: ${retentionDays.importRows} days. Invitations: ${retentionDays.invitations} days after their link has ended.`,
          'A removed member: email, password, second factor and sessions are deleted when the member is removed. The name stays on what the member did until the member asks us to erase it.',
          'A closed account: the login ends immediately. Name, email and phone are replaced in everything the member wrote, usually within minutes.',
          'Deals, messages, orders, bids and reviews: as long as the company has an account, and after that as long as the other side or the law may ask for them. [[Counsel: periods by country]]',
          'Logs of auctions and reverse auctions, and the audit log: for ever.',
          `Messages to us: ${retentionDays.closedLeads} days after we have closed the request. Contact forms and inquiries to companies: ${retentionDays.contactMessages} days. [[Counsel: confirm the periods]]`,
          'Server logs: [[Operator: period; 90 days proposed]]',
          'Backups: two to three weeks.',
        ],
      ],
    },
    {
      id: 'security',
      title: 'Security events and addresses',
      body: [
        'We record logins, failed logins and changes of passwords, emails, second factors, members and roles. A security event contains the device and the range of the network address, not the full address, and no email. You see the events of your login in your profile.',
        'A session stores the device and the address, so that you can recognise it in the list of your sessions and end it. Server logs contain full addresses and ids, but no passwords, texts, names or emails.',
        'Connections are encrypted. Passwords and session tokens are stored as hashes. Private files open only by links that expire within minutes. Backups are encrypted.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: [
        [
          'Access and export: download a copy of your data in your profile, under Your data. An owner can download the data of the company. Visitors who sent a form contact us.',
          'Correction: change your profile yourself, or ask us.',
          'Erasure: close your account in your profile, under Your data. An owner closes the whole company there, when no deal is open. To have other data erased, contact us.',
          'Objection and withdrawal of consent: turn off emails in your profile or by the link in a search alert; for everything else, contact us.',
        ],
        'Some data must stay after an erasure: the log of an auction, because the results of other bidders depend on it; orders and other deals, because the other side and tax law need them; sealed offers and published reviews, because they cannot be changed; records of consent; and the audit log. Names in them are replaced where the record allows it. The name, address, licence number and tax number of a company stay on its orders.',
        'We check that a request comes from you before we act on it. [[Counsel: time limits for answers and the authorities to which complaints can be made]]',
      ],
    },
    {
      id: 'contact',
      title: 'Contact and changes',
      body: [
        'Use the page Contact us for questions and requests. [[Counsel: email address for data protection]]',
        'A changed policy gets a new version number and date, and a line in the list below.',
      ],
    },
  ],
  changes: [{ version: 1, date: '2026-11-18', what: 'First version.' }],
};

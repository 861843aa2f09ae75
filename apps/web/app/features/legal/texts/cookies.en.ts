import { SESSION_DAYS, SESSION_LIFE_DAYS } from '@rigsouq/contract/identity/calls';
import type { LegalText } from '../legal-text.ts';

export const cookiesEn: LegalText = {
  summary:
    'Rigsouq sets no cookies. This page lists everything that it stores in your browser instead, and for how long.',
  sections: [
    {
      id: 'no-cookies',
      title: 'No cookies, no third parties',
      body: [
        'Rigsouq sets no cookies: no cookies of its own, and none of third parties. The pages contain no trackers, no advertising and no analytics of others, and your browser connects only to Rigsouq.',
        'What the product needs to remember is in the storage of your browser. Other sites cannot read it. Nothing in it is used for advertising, so we do not ask for consent to it. [[Counsel: confirm that no consent is needed for this storage]]',
      ],
    },
    {
      id: 'login',
      title: 'To keep you logged in',
      body: [
        'These entries are in the local storage, from the login until you log out or the session is refused.',
        [
          `\`token\`: the key of your session. The server refuses it ${SESSION_DAYS} days after its last use and ${SESSION_LIFE_DAYS} days after the login at the latest.`,
          '`userId`: the id of your company’s account.',
          '`role`: the view that you use, buyer or supplier. It grants no rights.',
          '`lastLogin`: the time of the login.',
        ],
      ],
    },
    {
      id: 'choices',
      title: 'To remember your choices',
      body: [
        'These entries are in the local storage until you log out or clear the data of the site in your browser. Visitors have them too.',
        [
          '`favourites`: the machines that you marked.',
          '`compare`: the machines that you compare.',
          '`currency`: the currency in which you see prices converted.',
          '`rigsouq.first-steps-hidden`: whether you have hidden the first steps on the dashboard.',
          '`message`, followed by the ids of the machine and the company: a message that you have written and not sent.',
        ],
      ],
    },
    {
      id: 'drafts',
      title: 'To keep what you typed',
      body: [
        'These entries are in the session storage of one tab. They end when you close the tab or log out.',
        [
          '`onboarding`: the application that you are filling in, without password, files and consent.',
          '`listing-draft`, followed by your account: the listing that you are writing.',
          '`booking-draft`, followed by the machine: the booking form while you log in; it is removed when you return.',
          '`react-router-scroll-positions`: how far you have scrolled on each page, so that going back shows the same place.',
        ],
      ],
    },
    {
      id: 'control',
      title: 'How to remove it',
      body: [
        'Log out to remove all entries of Rigsouq from this browser. You can also delete the data of the site in the settings of your browser. If your browser forbids storage, you can browse, but you cannot stay logged in.',
        'The browser also keeps copies of pictures, styles and scripts for faster loading. They contain nothing about you.',
      ],
    },
  ],
  changes: [{ version: 1, date: '2026-11-18', what: 'First version.' }],
};

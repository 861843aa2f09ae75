import { type Entry, gulfCountries } from '@rigsouq/contract/taxonomy';
import { IconBriefcase, IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { labelIn } from '../../lib/i18n/labels.ts';
import { CompanyMark } from '../companies/company-mark.tsx';
import { DemoBadge } from './demo-badge.tsx';
import classes from './directory-card.module.css';

type DirectoryEntry = {
  name: string;
  title: string | null;
  words: string;
  demo: boolean;
  countries: readonly string[];
  city: string | null;
  experience: string | null;
};

type DirectoryCardProps = {
  entry: DirectoryEntry;
  badge?: ReactNode;
  skills: { codes: readonly string[]; list: readonly Entry[] };
  facts?: ReactNode;
  action: ReactNode;
};

/** Shows an entry of the directory: name, skills, location and one action. */
export function DirectoryCard({ entry, badge, skills, facts, action }: DirectoryCardProps) {
  const { t } = useTranslation();
  const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <article className={classes.card}>
      <div className={classes.head}>
        <CompanyMark name={entry.name} logo={null} />
        <div className={classes.who}>
          <h3 className={classes.name}>
            <bdi>{entry.name}</bdi>
          </h3>
          {entry.title && (
            <p className={classes.line}>
              <bdi>{entry.title}</bdi>
            </p>
          )}
          <div className={classes.badges}>
            {badge}
            {entry.demo && <DemoBadge />}
          </div>
        </div>
      </div>
      <ul className={classes.skills}>
        {skills.codes.map((code) => (
          <li key={code} className={classes.skill}>
            {labelIn(t, skills.list, code)}
          </li>
        ))}
      </ul>
      <ul className={classes.facts}>
        <li>
          <IconMapPin {...icon} />
          <EntryLocation entry={entry} />
        </li>
        {entry.experience && (
          <li>
            <IconBriefcase {...icon} />
            {t('{{years}} years of experience', { years: entry.experience })}
          </li>
        )}
        {facts}
      </ul>
      {entry.words && (
        <p className={classes.words}>
          <bdi>{entry.words}</bdi>
        </p>
      )}
      <div className={classes.action}>{action}</div>
    </article>
  );
}

function EntryLocation({ entry: { city, countries } }: { entry: DirectoryEntry }) {
  const { t } = useTranslation();
  const everywhere = countries.length === gulfCountries.length;
  const named = countries.map((code) => labelIn(t, gulfCountries, code)).join(t(', '));
  return (
    <span>
      {city && (
        <>
          <bdi>{city}</bdi>
          {t(', ')}
        </>
      )}
      {everywhere ? t('All Gulf countries') : named}
    </span>
  );
}

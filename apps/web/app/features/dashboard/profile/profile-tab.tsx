import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { companyQuery } from '../../../lib/company-query.ts';
import classes from '../../../shared/dashboard/profile-tab.module.css';
import { TabSkeleton } from '../../../shared/dashboard/tab-skeleton.tsx';
import type { ViewRole } from '../../../shell/session-rules.ts';
import { QueryFailure } from '../../../ui/states/query-failure.tsx';
import { CompanyForm } from '../../companies/profile-tab/company-form.tsx';
import { PicturesSection } from '../../companies/profile-tab/pictures-section.tsx';
import { RolesSection } from '../../companies/profile-tab/roles-section.tsx';
import { profilePanels } from './profile-panels.ts';

export function ProfileTab({ view }: { view: ViewRole }) {
  const { t } = useTranslation();
  const company = useQuery(companyQuery);
  const user = company.data?.user;
  const { hash } = useLocation();

  // The link to a section was followed before the section was rendered.
  const loaded = user !== undefined;
  useEffect(() => {
    if (loaded && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [loaded, hash]);

  return (
    <div className={classes.columns}>
      <SectionLinks />
      <div className={classes.sections}>
        {user ? (
          <>
            <div id="profile-company" className={classes.place}>
              {/* The form is mounted again after a role was added: its values contain what the role required, and must not be sent back empty. */}
              <CompanyForm key={user.role.join()} company={user} view={view} />
            </div>
            <div id="profile-pictures" className={classes.place}>
              <PicturesSection company={user} />
            </div>
            <div id="profile-roles" className={classes.place}>
              <RolesSection company={user} />
            </div>
          </>
        ) : company.isError ? (
          <QueryFailure query={company} fallback={t('Failed to fetch user profile')} />
        ) : (
          <TabSkeleton />
        )}
        {profilePanels.map(({ key, panel: Panel }) => (
          <div key={key} id={`profile-${key}`} className={classes.place}>
            <Panel />
          </div>
        ))}
      </div>
    </div>
  );
}

function SectionLinks() {
  const { t } = useTranslation();
  const places = [
    { key: 'company', label: t('Company profile') },
    { key: 'pictures', label: t('Logo and cover') },
    { key: 'roles', label: t('Roles') },
    ...profilePanels.map(({ key, label }) => ({ key, label: t(label) })),
  ];
  return (
    <nav aria-label={t('On this page')} className={classes.links}>
      <ul>
        {places.map(({ key, label }) => (
          <li key={key}>
            <a href={`#profile-${key}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

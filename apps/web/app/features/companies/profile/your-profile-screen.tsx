import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Company, companyQuery } from '../../../lib/company-query.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useRequireSignIn } from '../../../shell/use-require-session.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { LoadingForm } from '../../../ui/states/loading.tsx';
import { QueryFailure } from '../../../ui/states/query-failure.tsx';
import { LOGIN_PROMPT } from './use-your-profile.ts';
import { YourProfileForm } from './your-profile-form.tsx';
import classes from './your-profile-screen.module.css';

/** Lets a supplier edit its own profile (R18). */
export function YourProfileScreen() {
  const { t } = useTranslation();
  const signedIn = useRequireSignIn(LOGIN_PROMPT);
  const company = useQuery({ ...companyQuery, enabled: signedIn });
  return (
    <div className={classes.page}>
      <PageHead title={t('Your Profile')} indexed={false} />
      <div className={classes.inner}>
        <header>
          <h1 className={classes.title}>{t('Your Profile')}</h1>
          <p className={classes.lead}>{t('What buyers and our team need to know about your company.')}</p>
        </header>
        {company.data ? (
          <Body company={company.data.user} />
        ) : company.isError ? (
          <QueryFailure query={company} fallback={t('Failed to fetch user profile')} />
        ) : (
          <LoadingForm fields={8} />
        )}
      </div>
    </div>
  );
}

function Body({ company }: { company: Company }) {
  const { t } = useTranslation();
  if (!company.role.includes('supplier'))
    return (
      <OtherPageHint to="/settings/company#roles" action={t('Add the supplier role')}>
        {t('This page is for suppliers. Add the supplier role to your company to fill it in.')}
      </OtherPageHint>
    );
  if (!company.can.changeCompany)
    return (
      <OtherPageHint to="/settings/company" action={t('See the company profile')}>
        {t('Only owners and managers of your company can change this.')}
      </OtherPageHint>
    );
  return <YourProfileForm company={company} />;
}

function OtherPageHint({ to, action, children }: { to: string; action: string; children: string }) {
  return (
    <div className={classes.elsewhere}>
      <p>{children}</p>
      <Button component={LocalLink} to={to} variant="default">
        {action}
      </Button>
    </div>
  );
}

import '@mantine/core/styles/Badge.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Skeleton.layer.css';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { LocalLink } from '../../lib/local-link.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { QueryFailure } from '../../shell/query-failure.tsx';
import { DeskNav } from './desk-nav.tsx';
import classes from './operator-desk.module.css';
import { Waiting } from './states.tsx';
import { useOperatorGate } from './use-operator-gate.ts';

/** The frame of every page below /admin. */
export function OperatorDesk() {
  const { t } = useTranslation();
  const { person, operator } = useOperatorGate();
  if (operator === false) return <Refused />;
  return (
    <div className={classes.page}>
      <PageHead title={t('Operations')} indexed={false} />
      {person.isError ? (
        <QueryFailure query={person} fallback={t('Failed to fetch user profile')} />
      ) : operator ? (
        <>
          <DeskNav />
          <Outlet />
        </>
      ) : (
        <Waiting />
      )}
    </div>
  );
}

function Refused() {
  const { t } = useTranslation();
  return (
    <section className={classes.refused}>
      <PageHead title={t('Operations')} indexed={false} />
      <h1 className={classes.title}>{t('This page is for operators of Rigsouq')}</h1>
      <p className={classes.lead}>{t('Your account may not do this.')}</p>
      <Button component={LocalLink} to="/" color="amber" size="md">
        {t('Return to Home')}
      </Button>
    </section>
  );
}

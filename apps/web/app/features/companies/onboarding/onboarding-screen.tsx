import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { type Draft, readDraft } from './draft.ts';
import classes from './onboarding-screen.module.css';
import { Wizard } from './wizard.tsx';

export function OnboardingScreen() {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<Draft>();
  // The draft is read in an effect, because the server's page and the first render in the browser must not know it.
  useEffect(() => setDraft(readDraft()), []);
  return (
    <div className={classes.page}>
      <PageHead
        title={t('Onboarding')}
        description={t('Create a buyer or supplier account on the Gulf’s construction equipment marketplace.')}
      />
      <div className={classes.inner}>
        <header className={classes.head}>
          <h1 className={classes.title}>{t('Onboarding')}</h1>
          <p className={classes.lead}>
            {t('One account to buy, rent, sell and auction. You can log in as soon as you apply.')}
          </p>
        </header>
        <Wizard key={draft ? 'resumed' : 'fresh'} draft={draft} />
      </div>
    </div>
  );
}

import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../lib/local-link.tsx';
import classes from './closing.module.css';
import section from './section.module.css';

export function Closing() {
  const { t } = useTranslation();
  return (
    <section className={section.band} aria-labelledby="closing">
      <div className={`${section.inner} ${classes.closing}`}>
        <div>
          <h2 id="closing" className={section.title}>
            {t('A machine that stands still costs money')}
          </h2>
          <p className={classes.line}>
            {t('Sell it, rent it out or send it to an auction. Or find the one that your next project waits for.')}
          </p>
        </div>
        <div className={classes.actions}>
          <Button component={LocalLink} to="/vendoronboarding" color="ink" size="md">
            {t('Create an account')}
          </Button>
          <Button component={LocalLink} to="/auction/consign" variant="default" size="md">
            {t('Consign to an auction')}
          </Button>
        </div>
      </div>
    </section>
  );
}

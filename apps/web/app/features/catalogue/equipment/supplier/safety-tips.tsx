import { IconShieldCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { text } from '../../../../lib/i18n/i18n.ts';
import classes from './safety-tips.module.css';

const tips = [
  text('Inspect in person'),
  text('Verify credentials'),
  text('Use secure payment'),
  text('Request maintenance records'),
  text('Consider third-party inspection'),
] as const;

export function SafetyTips() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="safety" className={classes.card}>
      <h2 id="safety" className={classes.title}>
        <IconShieldCheck size={20} stroke={1.75} aria-hidden="true" />
        {t('Safety tips')}
      </h2>
      <ul className={classes.list}>
        {tips.map((tip) => (
          <li key={tip}>{t(tip)}</li>
        ))}
      </ul>
    </section>
  );
}

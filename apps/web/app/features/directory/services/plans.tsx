import { Button } from '@mantine/core';
import { FREE_REQUESTS, providerPlans } from '@rigsouq/contract/directory/lists';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { Badge } from '../../../ui/page/badge.tsx';
import section from '../../../ui/page/section.module.css';
import classes from './plans.module.css';
import { planPoints } from './services-content.ts';

const POPULAR = 'professional';

export function Plans() {
  const { t } = useTranslation();
  return (
    <section className={section.band} aria-labelledby="plans">
      <div className={section.inner}>
        <div className={section.head}>
          <h2 id="plans" className={section.title}>
            {t('Plans')}
          </h2>
        </div>
        <ul className={classes.plans}>
          {providerPlans.map(({ code, label, price, requests }) => (
            <li key={code} className={classes.plan} data-popular={code === POPULAR || undefined}>
              <div className={classes.head}>
                <h3 className={classes.name}>{t(label)}</h3>
                {code === POPULAR && <Badge tone="ink">{t('Most popular')}</Badge>}
              </div>
              <p className={classes.price}>
                <bdi dir="ltr">${price}</bdi>
                <span className={classes.month}>{t('/month')}</span>
              </p>
              <ul className={classes.points}>
                <li>
                  <IconCheck size={18} stroke={2} aria-hidden="true" />
                  {t('Up to {{number}} requests a month', { number: requests })}
                </li>
                {planPoints[code].map((point) => (
                  <li key={point}>
                    <IconCheck size={18} stroke={2} aria-hidden="true" />
                    {t(point)}
                  </li>
                ))}
              </ul>
              <Button
                component={LocalLink}
                to={`/register-as-provider?plan=${code}`}
                {...(code === POPULAR ? { color: 'ink' } : { variant: 'default' })}
                size="md"
                className={classes.choose ?? ''}
              >
                {t('Choose {{plan}}', { plan: t(label) })}
              </Button>
            </li>
          ))}
        </ul>
        <p className={classes.free}>
          {t(
            'Without a plan we forward up to {{number}} requests a month. A larger plan comes first in the directory.',
            {
              number: FREE_REQUESTS,
            },
          )}
        </p>
      </div>
    </section>
  );
}

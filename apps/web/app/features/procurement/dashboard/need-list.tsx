import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/api/session.ts';
import { formatNumber, formatPrice } from '../../../lib/format/format.ts';
import { categoryLabel } from '../../../lib/i18n/labels.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { needsPage } from '../../../shared/dashboard/list-queries.ts';
import { dayOrUnknown } from '../../../shared/deals/deal.ts';
import { Badge } from '../../../ui/page/badge.tsx';
import { MatchingMachines } from './matching-machines.tsx';
import { NeedForm } from './need-form.tsx';
import classes from './record-actions.module.css';
import { RecordList } from './record-list.tsx';
import { RequestQuotations } from './request-quotations.tsx';

const tones = { High: 'red', Medium: 'yellow', Low: 'gray' } as const;

export function NeedList() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { userId } = useSession();
  return (
    <RecordList
      kind="need"
      label={t('Needs')}
      query={(page) => needsPage(userId ?? '', page)}
      empty={t('No needs found.')}
      hint={t('Post what you need and matching suppliers in your country will be notified.')}
      headings={{
        machine: t('Category'),
        company: t('Quantity'),
        figure: t('Budget'),
        day: t('Posted'),
        status: t('Urgency'),
      }}
      update={t('Update need')}
      formOf={(need, onDone) => <NeedForm key={need._id} need={need} onDone={onDone} />}
      rowOf={({ _id, category, quantity, budget, createdAt, urgency }) => {
        const name = categoryLabel(t, category);
        return {
          name,
          machine: (
            <>
              <strong>
                <bdi>{name}</bdi>
              </strong>
              <MatchingMachines category={category} />
              <RequestQuotations from="need" id={_id} name={name} />
            </>
          ),
          company: (
            <>
              <span className={classes.label}>{t('Quantity')}: </span>
              {formatNumber(quantity, language)}
            </>
          ),
          figure: budget ? <bdi>{formatPrice(budget, 'USD', language)}</bdi> : t('Open budget'),
          day: dayOrUnknown(t, createdAt, language),
          status: <Badge tone={tones[urgency]}>{t(urgency)}</Badge>,
        };
      }}
    />
  );
}

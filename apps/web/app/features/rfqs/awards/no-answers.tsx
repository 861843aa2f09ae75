import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import list from '../../../shared/deals/deal-list.module.css';

export function NoAnswers({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <div className={list.empty}>
      <p className={list.nothing}>{t('No responses')}</p>
      <p>{t('End this request, then send a new one with more time or more suppliers.')}</p>
      <Button component={LocalLink} to={`/procurement/rfq/${id}`} color="amber">
        {t('Back to the request')}
      </Button>
    </div>
  );
}

import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { EmptyNote } from '../../../ui/states/empty-note.tsx';

export function NoAnswers({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <EmptyNote text={t('No responses')}>
      <p>{t('End this request, then send a new one with more time or more suppliers.')}</p>
      <Button component={LocalLink} to={`/procurement/rfq/${id}`} color="amber">
        {t('Back to the request')}
      </Button>
    </EmptyNote>
  );
}

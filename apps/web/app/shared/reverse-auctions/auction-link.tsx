import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import acts from '../deals/deal-actions.module.css';
import { DealPanel } from '../deals/deal-panel.tsx';

/** Links from a request to the reverse auction that decides it. */
export function AuctionLink({ id, line }: { id: string; line: string }) {
  const { t } = useTranslation();
  return (
    <DealPanel title={t('Reverse auction')}>
      <div className={acts.form}>
        <p>{line}</p>
        <div className={acts.acts}>
          <Button component={LocalLink} to={`/procurement/auctions/${id}`} color="amber" size="md">
            {t('Go to auction')}
          </Button>
        </div>
      </div>
    </DealPanel>
  );
}

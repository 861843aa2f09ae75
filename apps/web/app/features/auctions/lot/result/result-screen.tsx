import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { DealPhoto } from '../../../../shared/deals/deal-photo.tsx';
import { LotMetadata } from '../lot-metadata.tsx';
import { type LotData, LotScreen } from '../lot-screen.tsx';
import { useLot } from '../use-lot.ts';
import { BidHistory } from './bid-history.tsx';
import type { Result } from './load-result.ts';
import { LogProof } from './log-proof.tsx';
import classes from './result.module.css';
import { ResultCard } from './result-card.tsx';

export function ResultScreen({ id, data }: { id: string; data: LotData<Result> }) {
  const { t } = useTranslation();
  return (
    <LotScreen id={id} title={t('Auction result')} data={data}>
      {(result) => <ResultView result={result} />}
    </LotScreen>
  );
}

function ResultView({ result }: { result: Result }) {
  const { t } = useTranslation();
  const { lot } = useLot(result);
  const open = lot.status === 'active' || lot.status === 'pending';
  return (
    <div className={classes.page}>
      <LotMetadata lot={result} kind="results" />
      <header className={classes.head}>
        <DealPhoto image={lot.image} large />
        <div>
          <h1 className={classes.kind}>{t('Auction result')}</h1>
          <h2 className={classes.title}>
            <LocalLink to={`/auction/bid/${lot._id}`} className={classes.link ?? ''}>
              <bdi>{lot.title}</bdi>
            </LocalLink>
          </h2>
          <p className={classes.quiet}>
            <bdi>{lot.userId.companyName}</bdi> · <bdi>{lot.location}</bdi>
          </p>
        </div>
      </header>
      {open ? (
        <section className={classes.card}>
          <p>{t('This auction has not ended yet.')}</p>
          <Button component={LocalLink} to={`/auction/bid/${lot._id}`} color="amber" size="md">
            {t('Go to auction')}
          </Button>
        </section>
      ) : (
        <div className={classes.columns}>
          <ResultCard lot={lot} />
          <div className={classes.main}>
            <BidHistory result={{ ...result, ...lot }} />
            {result.proof && <LogProof id={lot._id} proof={result.proof} />}
          </div>
        </div>
      )}
    </div>
  );
}

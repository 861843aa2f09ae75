import '@mantine/core/styles/Skeleton.layer.css';
import { Button, Skeleton } from '@mantine/core';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { type DealKind, readDealReviews } from '@rigsouq/contract/reviews';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { formatInstant } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { DealPanel } from '../deal/deal-panel.tsx';
import { QueryFailure } from '../query-failure.tsx';
import { ReviewText } from '../reviews/review-text.tsx';
import { ReplyForm } from './reply-form.tsx';
import { ReviewForm } from './review-form.tsx';
import classes from './reviews-panel.module.css';

type Reviews = AnswerOf<typeof readDealReviews>;
type ReviewsPanelProps = { kind: DealKind; id: string; other: string };

export function ReviewsPanel({ kind, id, other }: ReviewsPanelProps) {
  const { t } = useTranslation();
  const found = useQuery({
    queryKey: ['reviews', kind, id],
    queryFn: () => call(readDealReviews, { params: { kind, id } }),
  });
  return (
    <DealPanel title={t('Reviews')}>
      {found.data ? (
        <BothReviews kind={kind} id={id} other={other} reviews={found.data} />
      ) : found.isError ? (
        <QueryFailure query={found} fallback={t('Failed to fetch the reviews')} />
      ) : (
        <Skeleton height={96} radius="md" role="status" aria-busy="true" aria-label={t('Loading...')} />
      )}
    </DealPanel>
  );
}

function BothReviews({ kind, id, other, reviews }: ReviewsPanelProps & { reviews: Reviews }) {
  const { t } = useTranslation();
  const [changing, setChanging] = useState(false);
  const { mine, others, can, published } = reviews;
  const yours = t('Your company');
  return (
    <div className={classes.body}>
      <ReviewStatus reviews={reviews} other={other} />
      {mine && !(changing && can.change) && (
        <section className={classes.one} aria-label={t('Your review')}>
          <h3 className={classes.title}>{t('Your review')}</h3>
          {!published && <p className={classes.note}>{t('Only your company can read it so far.')}</p>}
          {mine.takenDown && <p className={classes.note}>{t('We have taken it down. Only you can read it.')}</p>}
          <ReviewText {...mine} replied={other} />
          {can.change && (
            <div>
              <Button variant="default" onClick={() => setChanging(true)}>
                {t('Change your review')}
              </Button>
            </div>
          )}
        </section>
      )}
      {(can.write || (can.change && changing)) && (
        <ReviewForm kind={kind} id={id} other={other} first={mine} onDone={() => setChanging(false)} />
      )}
      {others && (
        <section className={classes.one} aria-label={t('Review of {{company}}', { company: other })}>
          <h3 className={classes.title}>{t('Review of {{company}}', { company: `\u2068${other}\u2069` })}</h3>
          <ReviewText {...others} replied={yours} />
          {can.reply && <ReplyForm reviewId={others._id} />}
        </section>
      )}
    </div>
  );
}

/** Says which review is missing, and the deadline. */
function ReviewStatus({ reviews, other }: { reviews: Reviews; other: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { mine, othersWritten, published, can } = reviews;
  const when = formatInstant(reviews.closesAt, language);
  const company = `\u2068${other}\u2069`;
  const text = published
    ? t('What was written is published, and stays as it is.')
    : mine
      ? t('{{company}} has not written yet. Your review is published when they have, and at the latest on {{when}}.', {
          company,
          when,
        })
      : othersWritten
        ? t('{{company}} has written. Write yours and both are published; theirs appears at the latest on {{when}}.', {
            company,
            when,
          })
        : can.write
          ? t('Nobody has written yet. Both reviews are published together; you can write until {{when}}.', { when })
          : t('Nobody has written a review of this deal.');
  return <p>{text}</p>;
}

import '@mantine/core/styles/Skeleton.layer.css';
import { Button, Skeleton } from '@mantine/core';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { type DealKind, readDealReviews } from '@rigsouq/contract/trust/reviews';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { formatInstant } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { QueryFailure } from '../../../ui/states/query-failure.tsx';
import { DealPanel } from '../../deals/deal-panel.tsx';
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
        <Skeleton height={96} role="status" aria-busy="true" aria-label={t('Loading...')} />
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
          {!published && <p className={classes.note}>{t('Not published yet. Only your company can see it.')}</p>}
          {mine.takenDown && <p className={classes.note}>{t('We took this review down. Only you can see it.')}</p>}
          <ReviewText {...mine} replied={other} />
          {can.change && (
            <div>
              <Button variant="default" onClick={() => setChanging(true)}>
                {t('Edit your review')}
              </Button>
            </div>
          )}
        </section>
      )}
      {(can.write || (can.change && changing)) && (
        <ReviewForm kind={kind} id={id} other={other} first={mine} onDone={() => setChanging(false)} />
      )}
      {others && (
        <section className={classes.one} aria-label={t('Review by {{company}}', { company: other })}>
          <h3 className={classes.title}>{t('Review by {{company}}', { company: `\u2068${other}\u2069` })}</h3>
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
    ? t('Reviews are published and can no longer be changed.')
    : mine
      ? t(
          '{{company}} has not reviewed you yet. Your review will be published once they do, or on {{when}} at the latest.',
          {
            company,
            when,
          },
        )
      : othersWritten
        ? t(
            '{{company}} has reviewed you. Write your review to publish both now; theirs will be published on {{when}} at the latest.',
            {
              company,
              when,
            },
          )
        : can.write
          ? t('No reviews yet. Both reviews are published together. You can write yours until {{when}}.', { when })
          : t('No one reviewed this deal.');
  return <p>{text}</p>;
}

import '@mantine/core/styles/Skeleton.layer.css';
import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format/format.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { ReportButton } from '../../../shared/trust/report/report-button.tsx';
import { ReviewText } from '../../../shared/trust/reviews/review-text.tsx';
import { Stars } from '../../../shared/trust/reviews/stars.tsx';
import { Pager } from '../../../ui/page/pager.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import classes from './company-reviews.module.css';
import { EmptyNote } from './facts.tsx';
import { useCompanyReviews } from './use-company-reviews.ts';

const deals = {
  quote: text('after a quote'),
  booking: text('after a rental'),
  order: text('after a purchase order'),
  settlement: text('after an auction'),
} as const;

/** Shows the reviews of companies that completed a deal with this company, and its replies. */
export function CompanyReviews({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const { reviews: found, failure, retry } = useCompanyReviews(id, page);
  if (failure)
    return (
      <FailureNote
        action={
          <Button variant="default" size="xs" onClick={retry}>
            {t('Try again')}
          </Button>
        }
      >
        {failure}
      </FailureNote>
    );
  if (!found)
    return (
      <div role="status" aria-busy="true" aria-label={t('Loading...')}>
        <Skeleton height={48} />
        <Skeleton height={96} mt={16} />
      </div>
    );
  if (found.total === 0)
    return (
      <EmptyNote>
        {t('No reviews yet. Only companies that have completed a deal with this company can write one.')}
      </EmptyNote>
    );
  return (
    <div className={classes.body}>
      <p className={classes.sum}>
        <span className={classes.figure}>{formatNumber(found.rating, language, 1)}</span>{' '}
        <Stars rating={found.rating} /> {t('Reviews: {{number}}', { number: formatNumber(found.total, language) })}
      </p>
      <p className={classes.note}>
        {t(
          'Only companies that have completed a deal with this company can write a review. Both sides are published together.',
        )}
      </p>
      <ul className={classes.list} aria-label={t('Reviews')}>
        {found.reviews.map(({ _id, stars, text: reviewText, publishedAt, kind, author, reply }) => (
          <li key={_id} className={classes.one}>
            <p className={classes.who}>
              <LocalLink to={author.side === 'buyer' ? `/buyer/${author._id}` : `/supplier-profile/${author._id}`}>
                <bdi>{author.companyName}</bdi>
              </LocalLink>{' '}
              <span className={classes.note}>{t(deals[kind])}</span>
            </p>
            <ReviewText stars={stars} text={reviewText} at={publishedAt} reply={reply} replied={name} />
            <div>
              <ReportButton kind="review" id={_id} ownerId={author._id} about={author.companyName} />
            </div>
          </li>
        ))}
      </ul>
      {found.pages > 1 && (
        <Pager page={page} pages={found.pages} onPage={setPage} label={t('Pages: {{list}}', { list: t('Reviews') })} />
      )}
    </div>
  );
}

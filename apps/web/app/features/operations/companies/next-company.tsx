import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { companiesQuery } from '../operations-queries.ts';
import classes from './next-company.module.css';

/** Shows the next company in the queue after a decision. It takes the focus, because the pressed button is gone. */
export function NextCompany({ except }: { except: string }) {
  const { t } = useTranslation();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  const { data, isFetching } = useInfiniteQuery(companiesQuery('pending'));
  const next = data?.pages[0]?.companies.find(({ _id }) => _id !== except);
  const name = next && (next.companyName ?? next.contactName);
  return (
    <div ref={note} tabIndex={-1} role="status" className={classes.note}>
      {next ? (
        <>
          <p>
            {t('Next in the queue')}: <bdi className={classes.name}>{name}</bdi>
          </p>
          <Button component={LocalLink} to={`/admin/companies/${next._id}`} variant="default" size="xs">
            {t('Next company')}
          </Button>
        </>
      ) : (
        <p>{isFetching && !data ? t('Loading...') : t('Nothing to review.')}</p>
      )}
    </div>
  );
}

// What a screen shows while it loads: grey lines in the shape of what comes, so that nothing jumps when it is there.
import '@mantine/core/styles/Skeleton.layer.css';
import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './loading.module.css';

function Waiting({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={`${classes.waiting} ${className}`} role="status" aria-busy="true" aria-label={t('Loading...')}>
      {children}
    </div>
  );
}

const places = (count: number) => Array.from({ length: count }, (_, at) => at);

type LoadingRowsProps = { rows?: number /** Whether the rows have a photo. */; photos?: boolean };

/** The rows of a list or a table. */
export function LoadingRows({ rows = 5, photos = false }: LoadingRowsProps) {
  return (
    <Waiting className={classes.rows}>
      {places(rows).map((row) => (
        <div key={row} className={classes.row}>
          {photos && <Skeleton height={48} width={64} />}
          <Words />
          <Skeleton height={14} width="70%" className={classes.fact ?? ''} />
          <Skeleton height={14} width="50%" className={classes.fact ?? ''} />
          <Skeleton height={32} width={80} />
        </div>
      ))}
    </Waiting>
  );
}

function Words() {
  return (
    <div className={classes.words}>
      <Skeleton height={16} width="60%" />
      <Skeleton height={12} width="40%" />
    </div>
  );
}

/** Cards of companies, in the grid of their list. */
export function LoadingCards({ count, className }: { count: number; className: string | undefined }) {
  return (
    <Waiting className={className}>
      {places(count).map((card) => (
        <div key={card} className={classes.panel}>
          <div className={classes.head}>
            <Skeleton height={56} width={56} />
            <Words />
          </div>
          {places(3).map((line) => (
            <Skeleton key={line} height={14} width={line === 2 ? '60%' : '100%'} />
          ))}
          <Skeleton height={42} />
        </div>
      ))}
    </Waiting>
  );
}

/** The page of a deal, a request or an auction: its head, its facts and a list. */
export function LoadingPage() {
  return (
    <Waiting>
      <div className={classes.head}>
        <Skeleton height={72} width={96} />
        <Words />
      </div>
      <div className={classes.panel}>
        <Skeleton height={20} width={160} />
        <div className={classes.pairs}>
          {places(6).map((pair) => (
            <div key={pair} className={classes.field}>
              <Skeleton height={12} width="50%" />
              <Skeleton height={16} width="80%" />
            </div>
          ))}
        </div>
      </div>
      <div className={classes.panel}>
        <Skeleton height={20} width={120} />
        {places(3).map((line) => (
          <Skeleton key={line} height={14} width={line === 2 ? '60%' : '100%'} />
        ))}
      </div>
    </Waiting>
  );
}

/** A form with this many fields. */
export function LoadingForm({ fields = 5 }: { fields?: number }) {
  return (
    <Waiting>
      {places(fields).map((field) => (
        <div key={field} className={classes.field}>
          <Skeleton height={14} width={120} />
          <Skeleton height={42} />
        </div>
      ))}
      <Skeleton height={42} width={140} />
    </Waiting>
  );
}

const COLUMNS = [40, 65, 50, 80, 60, 90, 45, 70, 55, 85, 60, 75];

/** A chart with a column for each month. */
export function LoadingChart({ height }: { height: number }) {
  return (
    <Waiting>
      <Columns height={height} />
    </Waiting>
  );
}

function Columns({ height }: { height: number }) {
  return (
    <div className={classes.chart} style={{ blockSize: height }}>
      {COLUMNS.map((share, month) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <Skeleton key={month} height={`${share}%`} radius="xs" />
      ))}
    </div>
  );
}

/** A report: its sums, then charts. */
export function LoadingReport() {
  return (
    <Waiting>
      <div className={classes.strip}>
        {places(4).map((sum) => (
          <div key={sum} className={classes.field}>
            <Skeleton height={12} width="60%" />
            <Skeleton height={24} width="80%" />
          </div>
        ))}
      </div>
      {places(2).map((chart) => (
        <div key={chart} className={classes.panel}>
          <Skeleton height={20} width={200} />
          <Columns height={240} />
        </div>
      ))}
    </Waiting>
  );
}

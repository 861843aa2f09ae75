import { Button } from '@mantine/core';
import { IconArrowsDown, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadCsv } from '../../../lib/format/csv.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { AuctionLink } from '../../../shared/reverse-auctions/auction-link.tsx';
import { PrintButton } from '../../../ui/page/print-button.tsx';
import { AwardPanel } from './award/award-panel.tsx';
import { choicesOf } from './award/choices.ts';
import { keepChoicesForLines, narrowToUnordered } from './award/unordered-lines.ts';
import { WeightsForm } from './award/weights-form.tsx';
import { comparisonRows } from './comparison-csv.ts';
import type { OpenedTender } from './comparison-query.ts';
import { NoAnswers } from './no-answers.tsx';
import { OfferComparison } from './offer-comparison.tsx';
import { OpenedFacts } from './opened-facts.tsx';
import classes from './opened-view.module.css';

/** Shows all prices side by side and lets the buyer choose among them. */
export function OpenedView({ rfq, comparison }: OpenedTender) {
  const { t } = useTranslation();
  const { award, answers, chosen, state } = comparison;
  const { awardAnew } = rfq.can;
  /** Whether the page shows only the lines whose order was declined or withdrawn. */
  const [onlyUnordered, setOnlyUnordered] = useState(awardAnew);
  if (answers.length === 0) return <NoAnswers id={rfq._id} />;
  return (
    <>
      <InAuction rfq={rfq} comparison={comparison} />
      <AwardPanel
        rfq={rfq}
        comparison={comparison}
        onlyUnordered={onlyUnordered}
        onOnlyUnorderedChange={setOnlyUnordered}
      />
      <WeightsForm rfq={rfq} comparison={comparison} />
      <div className={classes.tools}>
        <p className={classes.line}>
          {t('Unit prices in {{currency}}, excluding VAT. Rental prices cover the whole period.', {
            currency: comparison.currency,
          })}
        </p>
        {rfq.can.auction && (
          <Button
            component={LocalLink}
            to={`/procurement/auctions/new?rfq=${rfq._id}`}
            variant="default"
            size="sm"
            leftSection={<IconArrowsDown size={18} aria-hidden="true" />}
          >
            {t('Start a reverse auction')}
          </Button>
        )}
        <Button
          variant="default"
          size="sm"
          leftSection={<IconDownload size={18} aria-hidden="true" />}
          onClick={() => downloadCsv(`${rfq.number ?? 'comparison'}.csv`, comparisonRows(t, { rfq, comparison }))}
        >
          {t('Download CSV')}
        </Button>
        <PrintButton />
      </div>
      {awardAnew && onlyUnordered ? (
        <UnorderedLines rfq={rfq} comparison={comparison} />
      ) : (
        <OfferComparison
          key="all"
          rfq={rfq}
          comparison={comparison}
          first={choicesOf(state === 'awarded' ? chosen : (award?.lines ?? []))}
          open={rfq.can.award}
        />
      )}
      <OpenedFacts comparison={comparison} />
    </>
  );
}

/** Marks the choices of a rejected or withdrawn proposal that can still be ordered. */
function UnorderedLines({ rfq, comparison }: OpenedTender) {
  const left = narrowToUnordered({ rfq, comparison });
  const { award } = comparison;
  const proposed = award && award.state !== 'approved' ? award.lines : [];
  return (
    <OfferComparison key="unordered" {...left} first={keepChoicesForLines(choicesOf(proposed), left.rfq.lines)} open />
  );
}

/** Links to the reverse auction in which the suppliers who answered bid each other down. The order is decided there. */
function InAuction({ rfq, comparison }: OpenedTender) {
  const { t } = useTranslation();
  if (!rfq.auctionId) return null;
  return (
    <AuctionLink
      id={rfq.auctionId}
      line={
        comparison.state === 'auction'
          ? t('Suppliers who offered every line compete from these prices. You award the order in the auction.')
          : t('The order was awarded in a reverse auction. These were the opening prices.')
      }
    />
  );
}

import { Button } from '@mantine/core';
import { PROOF_PAGE, readReverseProof } from '@rigsouq/contract/reverse-auctions/calls';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { messageOf } from '../../lib/api/call-error.ts';
import { formatNumber } from '../../lib/format/format.ts';
import { text } from '../../lib/i18n/i18n.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { checkLog, type LogCheck } from '../../shared/auctions/check-log.ts';
import { HashCode } from '../../shared/auctions/hash-code.tsx';
import { LogList } from '../../shared/auctions/log-list.tsx';
import { LogVerdict } from '../../shared/auctions/log-verdict.tsx';
import proofs from '../../shared/auctions/proof.module.css';
import { DealFacts, DealPanel } from '../../shared/deals/deal-panel.tsx';
import { FailureNote } from '../../ui/states/failure-note.tsx';
import panels from './auction-panel.module.css';
import type { Auction } from './auction-query.ts';
import { collectSums, hasSameSums, type SupplierSums } from './log-sums.ts';

/** Shows the log and checks in the browser that it was not changed afterwards, and that it contains the supplier's own offers. */
export function AuctionProof({ auction }: { auction: Auction }) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const { _id: id, length, hash, side } = auction;
  const receipts = new Map(side === 'supplier' ? auction.mine.map((offer) => [offer.seq, offer.hash]) : []);
  const ask = (after: number) => call(readReverseProof, { params: { id }, query: { after, limit: PROOF_PAGE } });
  const check = useMutation({
    mutationFn: async () => {
      const sums: SupplierSums = new Map();
      const checked = await checkLog({
        requiredFields: { auction: id },
        ask,
        fits: (entry) => {
          if (entry.secret) collectSums(sums, entry.secret);
          return (receipts.get(entry.seq) ?? entry.hash) === entry.hash;
        },
      });
      return { checked, shown: hasSameSums(sums, auction) };
    },
  });
  if (hash === null || length === null) return null;
  return (
    <DealPanel title={t('Log verification')}>
      <div className={panels.parts}>
        <p>
          {t(
            'Every accepted offer is recorded in a log. Each entry includes the hash of the previous one, so changing, removing or adding an entry later would change every hash after it, and receipts would no longer match.',
          )}
        </p>
        <p>
          {side === 'buyer'
            ? t(
                'Each entry hides the supplier and amount behind a hash. You can see all of them now, and they are verified too.',
              )
            : t('Each entry hides the supplier and amount behind a hash. You can see only your own.')}
        </p>
        <DealFacts
          facts={[
            { label: t('Log entries'), value: formatNumber(length, language) },
            { label: t('Final hash'), value: <HashCode hash={hash} /> },
          ]}
        />
        <div className={proofs.check}>
          <Button color="ink" onClick={() => check.mutate()} disabled={check.isPending}>
            {check.isPending ? t('Checking...') : t('Verify this log in your browser')}
          </Button>
          <div aria-live="polite">
            {check.data && (
              <LogVerdict checked={check.data.checked}>{check.data.shown && describeResult(check.data)}</LogVerdict>
            )}
            {check.data?.checked.holds && !check.data.shown && (
              <FailureNote>{t('The totals in the log do not match this page.')}</FailureNote>
            )}
          </div>
          {check.isError && (
            <FailureNote>{messageOf(i18n, check.error, text('Could not verify the log. Try again.'))}</FailureNote>
          )}
        </div>
        <LogList queryKey={['rfqs', 'auction-proof', id]} ask={ask} />
      </div>
    </DealPanel>
  );

  function describeResult({ checked }: { checked: LogCheck }): string {
    if (!checked.holds) return '';
    return side === 'buyer'
      ? t('The hidden details of {{number}} entries match the totals in the ranking.', {
          number: formatNumber(checked.secrets, language),
        })
      : t('Your {{number}} offers in the log match your receipts.', { number: formatNumber(receipts.size, language) });
  }
}

import { useTranslation } from 'react-i18next';
import { DealFacts, DealPanel } from '../../../../shared/deals/deal-panel.tsx';
import type { Comparison, OpenedTender } from '../comparison-query.ts';
import classes from './award-panel.module.css';
import { AwardedPanel } from './awarded-panel.tsx';
import { Proposal } from './proposal.tsx';

type AwardPanelProps = OpenedTender & {
  onlyUnordered: boolean;
  onOnlyUnorderedChange: (onlyUnordered: boolean) => void;
};

/** Shows the state of the award: proposed, rejected, withdrawn, made, or closed without one. */
export function AwardPanel({ rfq, comparison, onlyUnordered, onOnlyUnorderedChange }: AwardPanelProps) {
  const { t } = useTranslation();
  const { award, state } = comparison;
  if (state === 'closed')
    return (
      <DealPanel title={t('Ended without an award')}>
        <p>
          <bdi>{rfq.reason}</bdi>
        </p>
      </DealPanel>
    );
  if (award?.state === 'proposed') return <Proposal rfq={rfq} award={award} currency={comparison.currency} />;
  return (
    <>
      {award && <FailedProposal award={award} />}
      {state === 'awarded' && (
        <AwardedPanel
          rfq={rfq}
          comparison={comparison}
          onlyUnordered={onlyUnordered}
          onOnlyUnorderedChange={onOnlyUnorderedChange}
        />
      )}
    </>
  );
}

function FailedProposal({ award }: { award: NonNullable<Comparison['award']> }) {
  const { t } = useTranslation();
  const { state, decidedBy, decisionNote } = award;
  if (state !== 'rejected' && state !== 'withdrawn') return null;
  const rejected = state === 'rejected';
  return (
    <DealPanel title={rejected ? t('The proposal was rejected') : t('The proposal was withdrawn')}>
      <DealFacts
        facts={[
          { label: rejected ? t('Rejected by') : t('Withdrawn by'), value: <bdi>{decidedBy}</bdi> },
          decisionNote && { label: t('Reason'), value: <bdi>{decisionNote}</bdi> },
        ]}
      />
      <p className={classes.line}>{t('The proposed lines are marked below. Change them and award again.')}</p>
    </DealPanel>
  );
}

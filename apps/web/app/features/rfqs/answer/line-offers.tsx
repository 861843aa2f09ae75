import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldErrors } from '../../../lib/api/field-errors.ts';
import { LineDescription } from '../../../shared/rfqs/line-description.tsx';
import type { RfqLine } from '../rfq-query.ts';
import classes from './answer.module.css';
import { nextOption, type Offer } from './answer-values.ts';
import { OfferFields } from './offer-fields.tsx';
import type { Answer } from './use-answer.ts';

type LineOffersProps = { line: RfqLine; offers: readonly Offer[]; faults: FieldErrors; actions: Answer['actions'] };

/** Shows the fields for the offers of one line: the requested machine, and alternatives. */
export const LineOffers = memo(
  function LineOffers({ line, offers, faults, actions }: LineOffersProps) {
    const { t } = useTranslation();
    return (
      <div className={classes.line}>
        <LineDescription line={line} />
        {offers.map((offer) => (
          <OfferFields key={offer.option} line={line} offer={offer} faults={faults} actions={actions} />
        ))}
        {nextOption(offers, line.line) && (
          <Button
            variant="subtle"
            color="blue"
            size="sm"
            leftSection={<IconPlus size={16} aria-hidden="true" />}
            onClick={() => actions.addOption(line)}
            aria-label={t('Offer an alternative for line {{number}}', { number: line.line })}
            className={classes.add ?? ''}
          >
            {t('Offer an alternative')}
          </Button>
        )}
      </div>
    );
  },
  // The array of a line is new at each render, but the offers in it are not, so they are compared one by one.
  (one, two) =>
    one.line === two.line &&
    one.faults === two.faults &&
    one.actions === two.actions &&
    one.offers.length === two.offers.length &&
    one.offers.every((offer, at) => offer === two.offers[at]),
);

import { useTranslation } from 'react-i18next';
import { formatNumber, formatPrice } from '../../../../lib/format/format.ts';
import { useLanguage } from '../../../../lib/i18n/language.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { VerifiedBadge } from '../../../../shared/companies/verified-badge.tsx';
import type { Answer, OpenedTender } from '../comparison-query.ts';
import { OfferView } from '../offer-view.tsx';
import { LineControls } from './line-controls.tsx';
import { LineName } from './line-name.tsx';
import { type ChoiceState, lineSelectionOf } from './line-selection.ts';
import classes from './matrix.module.css';

/** Shows a table of lines by suppliers. The first column stays visible while the user scrolls through the suppliers. */
export function Matrix({ rfq, comparison, choiceState }: OpenedTender & { choiceState: ChoiceState }) {
  const { t } = useTranslation();
  const answers = comparison.answers.filter(({ technicalVerdict }) => technicalVerdict !== 'rejected');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section className={classes.scroll} aria-label={t('Compare responses')} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col" className={classes.name}>
              {t('Your request')}
            </th>
            {answers.map((answer) => (
              <th key={answer.answerId} scope="col" className={classes.supplier}>
                <SupplierHead answer={answer} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rfq.lines.map((line) => {
            const selection = lineSelectionOf(choiceState, line);
            return (
              <tr key={line.line}>
                <th scope="row" className={classes.name}>
                  <LineName line={line} />
                  <LineControls line={line} selection={selection} choices={choiceState.choices} />
                </th>
                {answers.map((answer) => {
                  const lineOffers = answer.offers.filter((offer) => offer.line === line.line);
                  return (
                    <td key={answer.answerId}>
                      {lineOffers.length === 0 && <p className={classes.none}>{t('No offer')}</p>}
                      {lineOffers.map((offer) => (
                        <OfferView
                          key={offer.option}
                          offered={{ answer, offer }}
                          line={line}
                          currency={comparison.currency}
                          selection={selection}
                        />
                      ))}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={classes.name}>
              {t('Total of all lines')}
            </th>
            {answers.map((answer) => (
              <td key={answer.answerId} className={classes.total}>
                <Total answer={answer} answers={answers} currency={comparison.currency} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

export function SupplierHead({ answer }: { answer: Answer }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { supplier, score } = answer;
  return (
    <div className={classes.head}>
      <LocalLink to={`/supplier-profile/${supplier._id}`}>
        <bdi>{supplier.companyName}</bdi>
      </LocalLink>
      <p className={classes.facts}>
        {supplier.verified && <VerifiedBadge>{t('Verified')}</VerifiedBadge>}
        <span>
          {score === null
            ? t('No score yet')
            : t('Score {{score}} of 100', { score: formatNumber(score, language, 0) })}
        </span>
      </p>
    </div>
  );
}

type TotalProps = { answer: Answer; answers: readonly Answer[]; currency: string };

/** Shows the total of the best option for each line. */
export function Total({ answer, answers, currency }: TotalProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (answer.total === null) return <span className={classes.none}>{t('Partial offer')}</span>;
  const totals = answers.flatMap(({ total }) => (total === null ? [] : [total]));
  return (
    <>
      <span className={classes.sum}>{formatPrice(answer.total, currency, language)}</span>
      {totals.length > 1 && answer.total === Math.min(...totals) && (
        <span className={classes.lowest}>{t('Lowest total')}</span>
      )}
    </>
  );
}

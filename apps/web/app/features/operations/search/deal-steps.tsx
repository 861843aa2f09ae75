import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { readOrderFile } from '@rigsouq/contract/operations/desk-search';
import type { Country } from '@rigsouq/kernel/zones';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import type { DealStep } from '../../../shared/deals/deal.ts';
import { DealHistory } from '../../../shared/deals/deal-history.tsx';
import classes from './search.module.css';

type Companies = AnswerOf<typeof readOrderFile>['companies'];
type Step = Pick<DealStep, 'at' | 'by' | 'name' | 'note'> & { readonly act: string };

type DealStepsProps = {
  steps: readonly Step[];
  companies: Companies;
  texts: Readonly<Record<string, string>>;
  country: Country;
};

/** Lists what both sides did, each with the name of the user and the company. */
export function DealSteps({ steps, companies: { buyer, supplier }, texts, country }: DealStepsProps) {
  const { t } = useTranslation();
  const nameOf = ({ by, name }: Step) =>
    [name, (by === 'supplier' ? supplier : buyer).name].filter(Boolean).join(t(', '));
  const unused = { status: '', price: null, currency: null, meeting: null };
  return (
    <DealHistory
      steps={steps.map((step) => ({ ...unused, ...step, name: nameOf(step) }))}
      side="buyer"
      other={{ _id: supplier._id, companyName: supplier.name, verified: false }}
      words={texts}
      country={country}
    />
  );
}

export function CompanyLink({ company: { _id, name } }: { company: Companies['buyer'] }) {
  return (
    <LocalLink to={`/admin/companies/${_id}`} className={classes.link ?? ''}>
      <bdi>{name}</bdi>
    </LocalLink>
  );
}

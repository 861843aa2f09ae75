import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { leadDetails } from '@rigsouq/contract/leads/calls';
import { readForward } from '@rigsouq/contract/leads/forwards';
import { gulfCountries } from '@rigsouq/contract/taxonomy';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { formatInstant, formatLongDay } from '../../../lib/format/format.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import { labelIn } from '../../../lib/i18n/labels.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { DealFacts } from '../../../shared/deals/deal-panel.tsx';
import { ForwardAnswer } from '../../../shared/leads/requests/forward-answer.tsx';
import type { ForwardState } from '../../../shared/leads/requests/forward-texts.ts';
import { AnswerForm } from './answer-form.tsx';
import classes from './link-page.module.css';
import { LinkPage } from './link-page.tsx';

type Forward = AnswerOf<typeof readForward>;

const read = (token: string) => call(readForward, { body: { token } });

const decisions: Record<Exclude<ForwardState, 'sent'>, string> = {
  accepted: text('You have accepted this request. We have sent your answer to the customer.'),
  declined: text('You have declined this request.'),
  withdrawn: text('This request was withdrawn. No answer is needed.'),
  expired: text('The time to answer this request is over.'),
};

/** Lets an expert or a provider answer a request with the link from the email. A link that was used shows the decision. */
export function AnswerRequestScreen() {
  const { t } = useTranslation();
  return (
    <LinkPage title={t('A request for you')} read={read}>
      {(forward, token, reload) => (
        <>
          {forward.state !== 'sent' && (
            <section className={classes.card} aria-label={t('Your decision')}>
              <p role="status">{t(decisions[forward.state])}</p>
              <ForwardAnswer {...forward} />
            </section>
          )}
          <RequestFacts forward={forward} />
          {forward.state === 'sent' && <AnswerForm token={token} onDecided={reload} />}
        </>
      )}
    </LinkPage>
  );
}

function RequestFacts({ forward: { request, details, expiresAt, state } }: { forward: Forward }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const labelOf = (name: string, code: string) => {
    const detail = leadDetails.find((one) => one.name === name);
    return labelIn(t, detail && 'list' in detail ? detail.list : [], code);
  };
  const { serviceType, equipmentType, country, location, neededBy } = details;
  return (
    <section className={classes.card} aria-labelledby="request">
      <h2 id="request" className={classes.subtitle}>
        {t('The request')}
      </h2>
      {request?.message && (
        <p dir="auto" className={classes.message}>
          {request.message}
        </p>
      )}
      <DealFacts
        facts={[
          serviceType && { label: t('Service type'), value: labelOf('serviceType', serviceType) },
          equipmentType && { label: t('Equipment type'), value: labelOf('equipmentType', equipmentType) },
          country && { label: t('Country'), value: labelIn(t, gulfCountries, country) },
          location && { label: t('City or site'), value: <bdi>{location}</bdi> },
          neededBy && { label: t('Needed by'), value: formatLongDay(neededBy, language) },
          request && {
            label: t('Customer'),
            value: <bdi>{[request.name, request.company].filter(Boolean).join(' · ')}</bdi>,
          },
          request && { label: t('Email'), value: <bdi>{request.email}</bdi> },
          request?.phone && { label: t('Phone'), value: <bdi dir="ltr">{request.phone}</bdi> },
        ]}
      />
      {state === 'sent' && (
        <p className={classes.hint}>{t('Answer by {{time}}.', { time: formatInstant(expiresAt, language) })}</p>
      )}
    </section>
  );
}

import { serviceTypes } from '@rigsouq/contract/directory/lists';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { readRequest } from '@rigsouq/contract/leads/forwards';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../../lib/format/format.ts';
import { labelIn } from '../../../lib/i18n/labels.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { Badge } from '../../../ui/page/badge.tsx';
import { ForwardAnswer } from './forward-answer.tsx';
import { forwardStateTexts, requestStateTexts } from './forward-texts.ts';
import classes from './request-card.module.css';

export type ServiceRequest = AnswerOf<typeof readRequest>;

/** Shows a request to its sender: to whom it was forwarded, and what they answered. */
export function RequestCard({ request }: { request: ServiceRequest }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { serviceType, expert, state, createdAt, recipients } = request;
  const { label, color } = requestStateTexts[state];
  return (
    <article className={classes.card}>
      <div className={classes.head}>
        <h2 className={classes.title}>
          <bdi>{expert ?? labelIn(t, serviceTypes, serviceType ?? '')}</bdi>
        </h2>
        <Badge tone={color}>{t(label)}</Badge>
        <time dateTime={createdAt} className={classes.when}>
          {formatInstant(createdAt, language)}
        </time>
      </div>
      {recipients.length === 0 ? (
        <p className={classes.hint}>{t('Once we forward it, you will see here who got it and what they answered.')}</p>
      ) : (
        <ul className={classes.recipients}>
          {recipients.map((recipient) => (
            <li key={recipient.name} className={classes.recipient}>
              <div className={classes.head}>
                <span className={classes.name}>
                  <bdi>{recipient.name}</bdi>
                </span>
                <Badge tone={forwardStateTexts[recipient.state].color}>
                  {t(forwardStateTexts[recipient.state].label)}
                </Badge>
              </div>
              <ForwardAnswer {...recipient} />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

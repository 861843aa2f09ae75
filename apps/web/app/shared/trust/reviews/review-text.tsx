import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import classes from './review-text.module.css';
import { Stars } from './stars.tsx';

type ReviewTextProps = {
  stars: number;
  text: string;
  at: string;
  reply: { text: string; at: string } | null;
  /** The name of the company that replied. */
  replied: string;
};

/** Shows a review of one company by another, and the reply. */
export function ReviewText({ stars, text, at, reply, replied }: ReviewTextProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <div className={classes.review}>
      <p className={classes.head}>
        <Stars rating={stars} /> <time dateTime={at}>{formatDay(at, language)}</time>
      </p>
      <p className={classes.words}>
        <bdi>{text}</bdi>
      </p>
      {reply && (
        <div className={classes.reply}>
          <p className={classes.head}>
            {t('Reply from {{company}}', { company: `\u2068${replied}\u2069` })}
            {' · '}
            <time dateTime={reply.at}>{formatDay(reply.at, language)}</time>
          </p>
          <p className={classes.words}>
            <bdi>{reply.text}</bdi>
          </p>
        </div>
      )}
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import classes from './score-bar.module.css';

type ScoreBarProps = { score: number | null };

const toneOf = (score: number) => (score >= 75 ? 'good' : score >= 50 ? 'fair' : 'poor');

/** Shows a score out of 100 as a number and as a bar. The bar is hidden from screen readers, because the number says the same. */
export function ScoreBar({ score }: ScoreBarProps) {
  const { t } = useTranslation();
  if (score === null) return <span className={classes.none}>{t('No record yet')}</span>;
  return (
    <span className={classes.score}>
      <bdi className={classes.figure}>{score}</bdi>
      <span className={classes.bar} aria-hidden="true">
        <span className={classes.part} data-tone={toneOf(score)} style={{ inlineSize: `${score}%` }} />
      </span>
    </span>
  );
}

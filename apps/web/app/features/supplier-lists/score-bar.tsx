import { useTranslation } from 'react-i18next';
import classes from './score-bar.module.css';

type ScoreBarProps = { score: number | null };

const toneOf = (score: number) => (score >= 75 ? 'good' : score >= 50 ? 'fair' : 'poor');

/** A figure of a hundred and how much of the bar it fills. The figure says it; the bar is for the eye. */
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

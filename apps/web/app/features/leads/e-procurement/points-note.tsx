import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from '../../../ui/form-page/side-note.module.css';
import { SideNote } from '../../../ui/form-page/side-note.tsx';

/** Lists the benefits in a side note. */
export function PointsNote({ title, points }: { title: string; points: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <SideNote id="points" icon={IconCircleCheck} title={title}>
      <ul className={classes.points}>
        {points.map((point) => (
          <li key={point}>{t(point)}</li>
        ))}
      </ul>
    </SideNote>
  );
}

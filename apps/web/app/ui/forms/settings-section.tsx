import type { ReactNode } from 'react';
import { Panel } from '../page/panel.tsx';
import classes from './settings-section.module.css';

type SettingsSectionProps = {
  id: string;
  title: string;
  lead: ReactNode;
  action?: ReactNode;
  children: ReactNode;
};

/** A section of a settings page: a title, a description and the controls. */
export function SettingsSection({ children, ...panel }: SettingsSectionProps) {
  return <Panel {...panel}>{children && <div className={classes.body}>{children}</div>}</Panel>;
}

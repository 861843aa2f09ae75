import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { MantineThemeProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { useTranslation } from 'react-i18next';
import classes from './toaster.module.css';

export function Toaster() {
  const { t } = useTranslation();
  const theme = { components: { Notification: { defaultProps: { closeButtonProps: { 'aria-label': t('Close') } } } } };
  return (
    <MantineThemeProvider theme={theme} inherit>
      <Notifications position="top-right" transitionDuration={120} className={classes.notices ?? ''} />
    </MantineThemeProvider>
  );
}

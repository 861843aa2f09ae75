import { Button } from '@mantine/core';
import { notifications, notificationsStore } from '@mantine/notifications';

export type Toast = {
  readonly message: string;
  readonly tone: 'good' | 'bad';
  /** A notice with an action stays until the user closes it. */
  readonly action?: { readonly label: string; readonly run: () => void };
};

/** Shows a notice for some time, or until the user closes it if it offers an action. */
export function showToast({ message, tone, action }: Toast, milliseconds: number): void {
  // The notice with an action already says it: a page often shows the message of the same failed call.
  const { notifications: shown } = notificationsStore.getState();
  if (shown.some(({ id }) => id === message)) return;
  const color = tone === 'good' ? 'green' : 'red';
  if (!action) notifications.show({ message, color, autoClose: milliseconds });
  else notifications.show({ id: message, message: <Offer message={message} {...action} />, color, autoClose: false });
}

function Offer({ message, label, run }: Pick<Toast, 'message'> & NonNullable<Toast['action']>) {
  return (
    <>
      <p>{message}</p>
      <Button
        variant="default"
        size="sm"
        mt="xs"
        onClick={() => {
          notifications.hide(message);
          run();
        }}
      >
        {label}
      </Button>
    </>
  );
}

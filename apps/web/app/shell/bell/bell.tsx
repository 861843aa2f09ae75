import '@mantine/core/styles/Popover.layer.css';
import { Popover } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../lib/api/query-client.ts';
import { formatNumber } from '../../lib/format/format.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import classes from './bell.module.css';
import { bellQuery } from './bell-queries.ts';
import { NoticeList } from './notice-list.tsx';
import { useLive } from './use-live.ts';
import { useReadOpenedNotices } from './use-read-opened-notices.ts';

/** Above this number the badge shows a plus. */
const MAX_SHOWN = 99;

/** Shows the notifications. It also keeps the open pages up to date. */
export function Bell() {
  const [client] = useState(queryClient);
  useLive(client);
  return (
    <QueryClientProvider client={client}>
      <BellButton />
    </QueryClientProvider>
  );
}

function BellButton() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const unread = useInfiniteQuery(bellQuery).data?.pages[0]?.unread ?? 0;
  useReadOpenedNotices(unread);
  const count = unread > MAX_SHOWN ? `${MAX_SHOWN}+` : formatNumber(unread, language);
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      position="bottom-end"
      width="min(400px, calc(100vw - 24px))"
      trapFocus
      shadow="md"
    >
      <Popover.Target>
        <button
          type="button"
          className={classes.button}
          aria-label={unread ? t('Notifications, {{unread}} unread', { unread: count }) : t('Notifications')}
          onClick={() => setOpen(!open)}
        >
          <IconBell size={22} stroke={1.75} aria-hidden="true" />
          {unread > 0 && (
            <span className={classes.count} aria-hidden="true">
              {count}
            </span>
          )}
        </button>
      </Popover.Target>
      <span className={classes.said} role="status">
        {unread > 0 && t('{{unread}} unread notifications', { unread: count })}
      </span>
      <Popover.Dropdown p={0}>
        <NoticeList unread={unread} onLeave={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}

import type { ViewRole } from '../../../shell/session-rules.ts';
import { ContactMessages } from './contact-messages.tsx';
import { Conversations } from './conversations.tsx';
import classes from './inbox.module.css';
import { SaleInquiries } from './sale-inquiries.tsx';

/** Shows everything that others wrote to the company, in conversations and with the forms. */
export function MessagesTab({ view }: { view: ViewRole }) {
  return (
    <div className={classes.tab}>
      <Conversations view={view} />
      {view === 'supplier' && <SaleInquiries />}
      <ContactMessages />
    </div>
  );
}

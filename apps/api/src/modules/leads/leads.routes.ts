import * as calls from '@rigsouq/contract/leads/contact';
import * as inquiries from '@rigsouq/contract/leads/sale-inquiries';
import * as selling from '@rigsouq/contract/leads/selling';
import { addressRangeOf } from '@rigsouq/kernel/addresses';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { Storage } from '../../platform/storage.ts';
import { listContactMessages, markMessageRead } from './contact-messages.ts';
import { presentInquiries, presentMessages } from './leads.presenter.ts';
import { isSentByRobot, runUnlessRobot } from './robots.ts';
import { listInquiryPage, markInquiryRead } from './sale-inquiries.store.ts';
import { sendContact } from './send-contact.ts';
import { sendInquiry } from './send-inquiry.ts';
import { sendLead } from './send-lead.ts';
import { acceptSentDraft, declineSentDraft, listSentDrafts } from './sent-drafts.ts';
import { submitSellForm } from './submit-sell-form.ts';

export function leadsRoutes(serve: Serve, { db, storage }: { db: Db; storage: Storage }): void {
  serve(calls.sendBuyerContact, async (call) => {
    const { body, actor } = call;
    await runUnlessRobot(db, call, (tx) =>
      sendContact(tx, actor, {
        recipientId: body.recipientId,
        recipientRole: 'buyer',
        firstName: body.senderFirstName,
        lastName: body.senderLastName,
        company: body.senderCompany,
        email: body.senderEmail,
        phone: body.senderPhone,
        reason: body.contactReason,
        equipmentCategory: body.equipmentCategory,
        subject: body.subject,
        message: body.message,
      }),
    );
    return { message: calls.sendBuyerContact.message };
  });
  serve(calls.sendSupplierContact, async (call) => {
    const { supplierId, inquiryType, ...words } = call.body;
    const message = { ...words, recipientId: supplierId, recipientRole: 'supplier', reason: inquiryType } as const;
    await runUnlessRobot(db, call, (tx) => sendContact(tx, call.actor, message));
    return { message: calls.sendSupplierContact.message };
  });
  serve(calls.sendContactLead, async (call) => {
    const { inquiryType, ...words } = call.body;
    await runUnlessRobot(db, call, (tx) =>
      sendLead(tx, call.actor, { ...words, kind: 'contact', details: { inquiryType } }),
    );
    return { message: calls.sendContactLead.message };
  });
  serve(calls.joinBuyerNetwork, async (call) => {
    const { companyType, country, ...words } = call.body;
    const details = { companyType, country };
    await runUnlessRobot(db, call, (tx) => sendLead(tx, call.actor, { ...words, kind: 'buyer-network', details }));
    return { message: calls.joinBuyerNetwork.message };
  });
  serve(selling.listSentDrafts, ({ actor }) => listSentDrafts(db, actor));
  serve(selling.acceptSentDraft, async ({ actor, params }) => {
    const listingId = await inTransaction(db, (tx) => acceptSentDraft(tx, actor, params.id));
    return { message: selling.acceptSentDraft.message, listingId };
  });
  serve(selling.declineSentDraft, async ({ actor, params }) => {
    await inTransaction(db, (tx) => declineSentDraft(tx, actor, params.id));
    return { message: selling.declineSentDraft.message };
  });
  serve(selling.sendSellForm, async (call) => {
    const { actor, body, files } = call;
    const nothing = { next: 'account', listingId: null } as const;
    const sent = isSentByRobot(call) ? nothing : await submitSellForm({ db, storage }, actor, body, files.photos);
    return { message: selling.sendSellForm.message, ...sent };
  });
  serve(calls.listContactMessages, async ({ actor, query }) =>
    presentMessages(await listContactMessages(db, actor.account.id, query)),
  );
  serve(calls.markContactMessageRead, async ({ actor, params }) => {
    await inTransaction(db, (tx) => markMessageRead(tx, actor.account.id, params.id));
    return { message: calls.markContactMessageRead.message };
  });
  serve(inquiries.sendSaleInquiry, async (call) => {
    await runUnlessRobot(db, call, (tx) => sendInquiry(tx, call.actor, call.body, addressRangeOf(call.request.ip)));
    return { message: inquiries.sendSaleInquiry.message };
  });
  serve(inquiries.listSaleInquiries, async ({ actor, query }) =>
    presentInquiries(await listInquiryPage(db, actor.account.id, query)),
  );
  serve(inquiries.markSaleInquiryRead, async ({ actor, params }) => {
    await inTransaction(db, (tx) => markInquiryRead(tx, actor.account.id, params.id));
    return { message: inquiries.markSaleInquiryRead.message };
  });
}

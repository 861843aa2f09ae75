import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { listContactMessages } from '@rigsouq/contract/leads/contact';
import type { listSaleInquiries } from '@rigsouq/contract/leads/sale-inquiries';
import type { ContactMessages } from './contact-messages.ts';
import type { listInquiryPage } from './sale-inquiries.store.ts';

export function presentMessages(found: ContactMessages): AnswerOf<typeof listContactMessages> {
  return {
    messages: found.messages.map((row) => ({
      _id: row.id,
      name: `${row.first_name} ${row.last_name}`,
      company: row.company,
      email: row.email,
      phone: row.phone,
      reason: row.reason,
      equipmentCategory: row.equipment_category,
      subject: row.subject,
      message: row.message,
      isRead: row.read_at !== null,
      createdAt: row.created_at.toISOString(),
    })),
    unread: found.unread,
    total: found.total,
    pages: found.pages,
  };
}

type Inquiries = Awaited<ReturnType<typeof listInquiryPage>>;

export function presentInquiries({ rows, total, unread, pages }: Inquiries): AnswerOf<typeof listSaleInquiries> {
  const inquiries = rows.map((row) => ({
    _id: row.id,
    equipment: { _id: row.listing_id, title: row.title },
    name: `${row.first_name} ${row.last_name}`.trim(),
    company: row.company,
    email: row.email,
    phone: row.phone,
    inquiryType: row.inquiry_type,
    message: row.message,
    senderId: row.account_id,
    isRead: row.read_at !== null,
    createdAt: row.created_at.toISOString(),
  }));
  return { inquiries, unread, total, pages };
}

import type { listContactMessages } from '@rigsouq/contract/contact';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { ContactMessages } from './contact-messages.ts';

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

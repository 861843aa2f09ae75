import type { Db } from '../../../platform/database/db.ts';
import type { Email } from '../../../platform/email.ts';
import { handleEmailJob, type JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Mail } from '../../../platform/mail.ts';
import { confirmConsignment } from '../auctions.jobs.ts';

type Deps = { db: Db; mail: Mail; config: { publicUrl: string } };

/** Sends the email to the member who sent the consignment, because the contact of a lot may be anyone's address. */
export function confirmConsignmentJob({ db, mail, config }: Deps): JobHandler {
  return handleEmailJob(confirmConsignment, async ({ id, language }) => {
    const row = await db
      .selectFrom('consignments as c')
      .innerJoin('auth_users as u', 'u.id', 'c.created_by')
      .select('u.email')
      .where('c.id', '=', id)
      .executeTakeFirst();
    if (row) await mail.send(row.email, buildConsignmentReceivedEmail(id, config.publicUrl), language);
  });
}

/** Builds an email that repeats nothing from the form: an account may have been opened with another person's address. */
function buildConsignmentReceivedEmail(id: string, site: string): Email {
  const page = `/consignments/${id}`;
  return {
    en: {
      subject: 'We have received your consignment',
      lines: [
        'Thank you for consigning your equipment to an auction on Rigsouq.',
        'We will review it, set the dates and starting price, and email you. Until then you can withdraw it.',
      ],
      action: { label: 'View consignment', url: `${site}${page}` },
    },
    ar: {
      subject: 'استلمنا طلب إدراج معدتك في مزاد',
      lines: [
        'شكرًا لإدراج معدتك في مزاد على ريغسوق.',
        'يراجع فريقنا الطلب ويحدد المواعيد وسعر الافتتاح ثم يبلغك. ويمكنك سحب الطلب حتى ذلك الحين.',
      ],
      action: { label: 'فتح الطلب', url: `${site}/ar${page}` },
    },
  };
}

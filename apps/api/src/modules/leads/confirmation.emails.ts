// Builds the confirmation emails of the forms, in the language of the sender.
import { TRIAL_DAYS } from '@rigsouq/contract/procurement/plans';
import type { Email, Language } from '../../platform/email.ts';
import type { ForwardedKind, LeadKind } from './leads.emails.ts';

/** The URL of a page of the site in each language. */
type Page = Record<Language, string>;

const wrongAddress = {
  en: 'If you did not request this, ignore this email. Someone entered your address by mistake.',
  ar: 'إن لم تطلب ذلك فتجاهل هذه الرسالة، فقد أدخل أحدهم عنوانك بالخطأ.',
};

type Confirmation = (page: (path: string) => Page) => Email;

/** The emails contain nothing that was entered in the form: otherwise anyone could make us send their text to any address. */
export const confirmationEmails: Record<Exclude<LeadKind, 'sell' | ForwardedKind>, Confirmation> = {
  contact: () => ({
    en: {
      subject: 'We have received your message',
      lines: ['Thank you for writing to Rigsouq.', 'We reply within 24-48 hours on business days.'],
      closing: 'If you did not write to us, ignore this email. Someone entered your address by mistake.',
    },
    ar: {
      subject: 'استلمنا رسالتك',
      lines: ['شكرًا لتواصلك مع ريغسوق.', 'نرد خلال 24-48 ساعة في أيام العمل.'],
      closing: 'إن لم تكن قد راسلتنا فتجاهل هذه الرسالة، فقد أدخل أحدهم عنوانك بالخطأ.',
    },
  }),
  'buyer-network': (page) => ({
    en: {
      subject: 'Your request to join the buyer network',
      lines: [
        'Thank you for your request to join the Rigsouq buyer network. It will be reviewed within 24-48 hours.',
        'You can create your buyer account now and post what your projects need.',
      ],
      action: { label: 'Create a buyer account', url: page('/vendoronboarding?role=buyer').en },
      closing: wrongAddress.en,
    },
    ar: {
      subject: 'طلب انضمامك إلى شبكة المشترين',
      lines: [
        'شكرًا لرغبتك في الانضمام إلى شبكة المشترين في ريغسوق. ستتم مراجعة طلبك خلال 24-48 ساعة.',
        'يمكنك فتح حساب المشتري الآن ونشر ما تحتاجه مشاريعك.',
      ],
      action: { label: 'فتح حساب مشترٍ', url: page('/vendoronboarding?role=buyer').ar },
      closing: wrongAddress.ar,
    },
  }),
  provider: (page) => ({
    en: {
      subject: 'Your registration as a service provider',
      lines: [
        'Thank you for registering as a service provider on Rigsouq. We will review your registration and get back to you.',
        'We charge and publish nothing until you agree.',
      ],
      action: { label: 'See the directory', url: page('/find-service-providers').en },
      closing: wrongAddress.en,
    },
    ar: {
      subject: 'تسجيلك كمقدّم خدمات',
      lines: [
        'شكرًا لتسجيلك كمقدّم خدمات في ريغسوق. يراجع أحد موظفينا طلبك ويراسلك.',
        'لا يُحصَّل أي مبلغ ولا يُعرض شيء قبل أن نتفق معك عليه.',
      ],
      action: { label: 'عرض الدليل', url: page('/find-service-providers').ar },
      closing: wrongAddress.ar,
    },
  }),
  expert: (page) => ({
    en: {
      subject: 'Your expert application',
      lines: [
        'Thank you for applying to join the Rigsouq experts network. We will review your application and get back to you.',
        'We publish nothing about you before speaking with you.',
      ],
      action: { label: 'See the experts', url: page('/find-experts').en },
      closing: wrongAddress.en,
    },
    ar: {
      subject: 'طلب انضمامك كخبير',
      lines: [
        'شكرًا لطلبك الانضمام إلى شبكة خبراء ريغسوق. يراجع أحد موظفينا طلبك ويراسلك.',
        'لا يُعرض شيء عنك قبل أن نتحدث إليك.',
      ],
      action: { label: 'عرض الخبراء', url: page('/find-experts').ar },
      closing: wrongAddress.ar,
    },
  }),
  trial: (page) => ({
    en: {
      subject: 'Your 30-day free trial',
      lines: [
        'Thank you for requesting the 30-day free trial of Rigsouq e-procurement. No credit card is needed.',
        `Create your buyer account and press "Start Free Trial" on its dashboard. Your ${TRIAL_DAYS} days start then, or with your first request or reverse auction. We will contact you and help.`,
      ],
      action: { label: 'Create a buyer account', url: page('/vendoronboarding?role=buyer').en },
      closing: wrongAddress.en,
    },
    ar: {
      subject: 'تجربتك المجانية لمدة 30 يومًا',
      lines: [
        'شكرًا لطلبك التجربة المجانية لمدة 30 يومًا للمشتريات الإلكترونية في ريغسوق. لا حاجة إلى بطاقة ائتمان.',
        `افتح حساب المشتري واضغط «بدء التجربة المجانية» في لوحة التحكم. تبدأ عندها مدة ${TRIAL_DAYS} يومًا، أو مع أول طلب عروض أسعار أو مزاد عكسي. وسنراسلك لنساعدك.`,
      ],
      action: { label: 'فتح حساب مشترٍ', url: page('/vendoronboarding?role=buyer').ar },
      closing: wrongAddress.ar,
    },
  }),
  demo: (page) => ({
    en: {
      subject: 'Your demo of Rigsouq e-procurement',
      lines: ['Thank you for requesting a 45-minute virtual demo.', 'We\u2019ll contact you within 24 hours.'],
      action: { label: 'Read about e-procurement', url: page('/procurement').en },
      closing: wrongAddress.en,
    },
    ar: {
      subject: 'عرض توضيحي للمشتريات الإلكترونية في ريغسوق',
      lines: ['شكرًا لطلبك عرضًا توضيحيًا افتراضيًا مدته 45 دقيقة.', 'سنتواصل معك خلال 24 ساعة.'],
      action: { label: 'اقرأ عن المشتريات الإلكترونية', url: page('/procurement').ar },
      closing: wrongAddress.ar,
    },
  }),
};

/** Builds the confirmation of a request that is forwarded. The sender follows the request at `url`. */
export const requestConfirmationEmails: Record<ForwardedKind, (url: string) => Email> = {
  'service-request': (url) => ({
    en: {
      subject: 'We have received your service request',
      lines: [
        'Thank you for your request. We are looking for providers who do this work near your site and will get back to you.',
        'You can see at any time to whom we forwarded it and what they answered.',
      ],
      action: { label: 'Follow your request', url },
      closing: wrongAddress.en,
    },
    ar: {
      subject: 'استلمنا طلب الخدمة',
      lines: [
        'شكرًا لطلبك. نبحث عن مقدّمي خدمات ينجزون هذا العمل قرب موقعك ثم نراسلك.',
        'ويمكنك في أي وقت معرفة من أحلنا إليه طلبك وما كان ردّه.',
      ],
      action: { label: 'متابعة طلبك', url },
      closing: wrongAddress.ar,
    },
  }),
  'expert-contact': (url) => ({
    en: {
      subject: 'We have received your request for an expert',
      lines: ['Thank you for your request. We will forward it to the expert and get back to you.'],
      action: { label: 'Follow your request', url },
      closing: wrongAddress.en,
    },
    ar: {
      subject: 'استلمنا طلبك للتواصل مع خبير',
      lines: ['شكرًا لطلبك. ننقله إلى الخبير ثم نراسلك.'],
      action: { label: 'متابعة طلبك', url },
      closing: wrongAddress.ar,
    },
  }),
};

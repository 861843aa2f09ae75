const INTERNATIONAL = /^(?:\+|00)[1-9]\d{6,14}$/;

/** WhatsApp knows international numbers only; a local one would open somebody else's chat. */
export function whatsappAddress(phone: string): string | undefined {
  const number = phone.replaceAll(/[\s().-]/g, '');
  return INTERNATIONAL.test(number) ? `https://wa.me/${number.replace(/^(\+|00)/, '')}` : undefined;
}

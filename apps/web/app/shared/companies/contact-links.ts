const INTERNATIONAL = /^(?:\+|00)[1-9]\d{6,14}$/;

/** Returns a WhatsApp link. WhatsApp only supports international numbers; a local number would open the chat of another person. */
export function whatsappAddress(phone: string): string | undefined {
  const number = phone.replaceAll(/[\s().-]/g, '');
  return INTERNATIONAL.test(number) ? `https://wa.me/${number.replace(/^(\+|00)/, '')}` : undefined;
}

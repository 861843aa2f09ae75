import { expect, it } from 'vitest';
import { whatsappAddress } from './contact-links.ts';

it('returns a WhatsApp link for an international number in any notation', () => {
  for (const phone of ['+971 50 123 4567', '00971501234567', '+971 (50) 123-4567'])
    expect(whatsappAddress(phone)).toBe('https://wa.me/971501234567');
});

it('returns no link for a local number, an extension or invalid text', () => {
  for (const phone of ['050 123 4567', '+971 50 123 4567 ext 4', '+0501234567', 'call me', ''])
    expect(whatsappAddress(phone)).toBeUndefined();
});

import { describe, expect, it } from 'vitest';
import { phoneLinks, plainPhone, showPhone } from './phones.ts';

describe('a phone number', () => {
  it('reads Arabic digits and every usual notation', () => {
    for (const typed of [
      '+971 50 123 4567',
      '00971501234567',
      '+971 (50) 123-4567',
      '\u200e+٩٧١ ٥٠ ١٢٣ ٤٥٦٧',
      '+۹۷۱۵۰۱۲۳۴۵۶۷',
    ])
      expect(plainPhone(typed), typed).toBe('+971501234567');
    expect(plainPhone('٠٥٠ ١٢٣ ٤٥٦٧')).toBe('0501234567');
    expect(plainPhone('call me')).toBe('callme');
  });

  it('has a link to call and one to WhatsApp', () => {
    expect(phoneLinks('+971501234567')).toEqual({ call: 'tel:+971501234567', whatsapp: 'https://wa.me/971501234567' });
    expect(phoneLinks('٠٠٩٧١ ٥٠ ١٢٣ ٤٥٦٧').whatsapp).toBe('https://wa.me/971501234567');
  });

  it('has no link to WhatsApp for a local number, an extension or invalid text', () => {
    for (const phone of ['050 123 4567', '+971 50 123 4567 ext 4', '+0501234567', 'call me', ''])
      expect(phoneLinks(phone).whatsapp).toBeUndefined();
    expect(phoneLinks('٠٥٠ ١٢٣ ٤٥٦٧').call).toBe('tel:0501234567');
  });

  it('shows numbers of the Gulf in groups and leaves others as they are', () => {
    const shown = ['+971501234567', '+97145550100', '+966501234567', '+97450123456', '+12025550100', '050'].map(
      showPhone,
    );
    expect(shown).toEqual([
      '+971 50 123 4567',
      '+971 4 555 0100',
      '+966 50 123 4567',
      '+974 5012 3456',
      '+12025550100',
      '050',
    ]);
  });
});

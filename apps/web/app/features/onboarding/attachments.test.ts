import { describe, expect, it } from 'vitest';
import { acceptOf, attachmentFault, shares } from './attachments.ts';

const MB = 1024 * 1024;
const file = (name: string, type: string, size = 1_000) => ({ name, type, size });

describe('a chosen file', () => {
  it('[PE-007] is a licence document as PDF, JPG or PNG up to 10 MB', () => {
    for (const fine of [
      file('a.pdf', 'application/pdf', 10 * MB),
      file('a.JPG', 'image/jpeg'),
      file('a.png', 'image/png'),
      file('a.pdf', ''),
    ])
      expect(attachmentFault('businessLicenseDoc', fine)).toBeUndefined();
    expect(attachmentFault('businessLicenseDoc', file('a.pdf', 'application/pdf', 10 * MB + 1))).toBe('size');
    expect(attachmentFault('businessLicenseDoc', file('a.svg', 'image/svg+xml'))).toBe('kind');
    expect(attachmentFault('businessLicenseDoc', file('a.pdf', 'text/html'))).toBe('kind');
    expect(attachmentFault('businessLicenseDoc', file('a.docx', ''))).toBe('kind');
  });

  it('[PE-008] is a logo as PNG, JPG or SVG up to 5 MB', () => {
    expect(attachmentFault('logo', file('a.svg', 'image/svg+xml', 5 * MB))).toBeUndefined();
    expect(attachmentFault('logo', file('a.png', 'image/png', 5 * MB + 1))).toBe('size');
    expect(attachmentFault('logo', file('a.pdf', 'application/pdf'))).toBe('kind');
    expect(acceptOf('logo')).toBe('image/png,.png,image/jpeg,.jpg,.jpeg,image/svg+xml,.svg');
  });

  it('is not an empty one', () => {
    expect(attachmentFault('logo', file('a.png', 'image/png', 0))).toBe('empty');
  });
});

describe('the progress of files', () => {
  it('fills one after the other, after the fields', () => {
    const sizes = [100, 300];
    const at = (loaded: number) => shares({ loaded, total: 500 }, sizes);
    expect([at(0), at(100), at(150), at(200), at(350), at(500)]).toEqual([
      [0, 0],
      [0, 0],
      [50, 0],
      [100, 0],
      [100, 50],
      [100, 100],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { acceptOf, documentFileTypes, pictureFileTypes, uploadPercentages, validateFile } from './file-rules.ts';

const MB = 1024 * 1024;
const licence = { ...documentFileTypes, bytes: 10 * MB };
const logo = { ...pictureFileTypes, bytes: 5 * MB };
const document = { ...documentFileTypes, bytes: 5 * MB };
const file = (name: string, type: string, size = 1_000) => ({ name, type, size });

describe('a selected file', () => {
  it('[PE-007] accepts a licence document as PDF, JPG or PNG up to 10 MB', () => {
    for (const fine of [
      file('a.pdf', 'application/pdf', 10 * MB),
      file('a.JPG', 'image/jpeg'),
      file('a.png', 'image/png'),
      file('a.pdf', ''),
    ])
      expect(validateFile(licence, fine)).toBeUndefined();
    expect(validateFile(licence, file('a.pdf', 'application/pdf', 10 * MB + 1))).toBe('size');
    expect(validateFile(licence, file('a.svg', 'image/svg+xml'))).toBe('kind');
    expect(validateFile(licence, file('a.pdf', 'text/html'))).toBe('kind');
    expect(validateFile(licence, file('a.docx', ''))).toBe('kind');
  });

  it('[PE-008] accepts a logo as PNG, JPG or SVG up to 5 MB', () => {
    expect(validateFile(logo, file('a.svg', 'image/svg+xml', 5 * MB))).toBeUndefined();
    expect(validateFile(logo, file('a.png', 'image/png', 5 * MB + 1))).toBe('size');
    expect(validateFile(logo, file('a.pdf', 'application/pdf'))).toBe('kind');
    expect(acceptOf(logo)).toBe('image/png,.png,image/jpeg,.jpg,.jpeg,image/svg+xml,.svg');
  });

  it('[PE-048] accepts a profile document as PDF, JPG or PNG up to 5242880 bytes', () => {
    expect(validateFile(document, file('a.pdf', 'application/pdf', 5_242_880))).toBeUndefined();
    expect(validateFile(document, file('a.pdf', 'application/pdf', 5_242_881))).toBe('size');
    expect(validateFile(document, file('a.webp', 'image/webp'))).toBe('kind');
  });

  it('refuses an empty file', () => {
    expect(validateFile(logo, file('a.png', 'image/png', 0))).toBe('empty');
  });
});

describe('the upload progress', () => {
  it('counts the fields first, then the files one after the other', () => {
    const sizes = [100, 300];
    const at = (loaded: number) => uploadPercentages({ loaded, total: 500 }, sizes);
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

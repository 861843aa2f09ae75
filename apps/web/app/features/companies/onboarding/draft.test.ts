import { describe, expect, it } from 'vitest';
import { emptyApplication } from './application.ts';
import { draftOf, parseDraft } from './draft.ts';

const application = {
  ...emptyApplication,
  email: 'amal@example.com',
  password: 'do not keep me',
  equipmentTypes: ['cranes'],
  terms: true,
};

describe('a saved draft', () => {
  it('restores what was entered, without password and consent', () => {
    const saved = JSON.stringify(draftOf('supplier', application));
    expect(saved).not.toContain('do not keep me');
    const { password, terms, ...rest } = application;
    expect(parseDraft(saved)).toEqual({ role: 'supplier', application: rest });
  });

  it('drops values that do not fit the form', () => {
    const odd = {
      role: 'admin',
      application: { city: 7, country: 'ae', equipmentTypes: 'all', password: 'x', more: 1 },
    };
    expect(parseDraft(JSON.stringify(odd))).toEqual({ role: 'buyer', application: { country: 'ae' } });
  });

  it('is undefined if nothing readable is stored', () => {
    expect([null, '', '{', 'null', '7', '{}'].map(parseDraft)).toEqual(Array(6).fill(undefined));
  });
});

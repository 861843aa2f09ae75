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

describe('a kept draft', () => {
  it('comes back as it was left, without password and consent', () => {
    const kept = JSON.stringify(draftOf('supplier', application));
    expect(kept).not.toContain('do not keep me');
    const { password, terms, ...rest } = application;
    expect(parseDraft(kept)).toEqual({ role: 'supplier', application: rest });
  });

  it('is taken only as far as it fits the form', () => {
    const odd = {
      role: 'admin',
      application: { city: 7, country: 'ae', equipmentTypes: 'all', password: 'x', more: 1 },
    };
    expect(parseDraft(JSON.stringify(odd))).toEqual({ role: 'buyer', application: { country: 'ae' } });
  });

  it('is none when there is nothing, or nothing that can be read', () => {
    expect([null, '', '{', 'null', '7', '{}'].map(parseDraft)).toEqual(Array(6).fill(undefined));
  });
});

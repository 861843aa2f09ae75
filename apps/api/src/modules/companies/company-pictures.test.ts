import { sellerProfile } from '@rigsouq/contract/companies/networks';
import { changePicture, companyPictures, readProfile, removePicture } from '@rigsouq/contract/companies/profile';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { aSession } from '../identity/identity.factory.ts';
import { aCompany } from './companies.factory.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());

const aPicture = async (background: string) =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 40, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    ],
    'picture.png',
  );

async function aSupplier() {
  const company = await aCompany(api.parts.db, { roles: ['supplier'] });
  const token = await aSession(api, company.email);
  return {
    ...company,
    send: async (kind: (typeof companyPictures)[number], background: string) =>
      api.call(changePicture, { params: { kind }, files: { picture: [await aPicture(background)] } }, { token }),
    remove: (kind: (typeof companyPictures)[number]) => api.call(removePicture, { params: { kind } }, { token }),
    own: async () => (await api.call(readProfile, {}, { token })).body.user,
    shown: async () => (await api.call(sellerProfile, { params: { id: company.accountId } })).body,
  };
}

describe.each(companyPictures)('the %s of a company', (kind) => {
  it('is shown to everyone after it was uploaded, replaced and removed', async () => {
    const { send, remove, own, shown } = await aSupplier();
    expect((await own())[kind]).toBeNull();
    expect((await send(kind, '#f5a800')).status).toBe(200);
    const first = (await shown())[kind];
    expect((await api.app.inject(first ?? '')).headers['content-type']).toBe('image/webp');

    expect((await send(kind, '#12161c')).status).toBe(200);
    const second = (await shown())[kind];
    expect(second).not.toBe(first);
    expect((await own())[kind]).toBeTruthy();

    expect((await remove(kind)).body.message).toBe('Picture removed');
    expect([(await own())[kind], (await shown())[kind]]).toEqual([null, null]);
    expect((await remove(kind)).status).toBe(200);
  });

  it('removes the earlier picture and leaves no file without an owner', async () => {
    const { accountId, send } = await aSupplier();
    for (const color of ['#f5a800', '#12161c', '#f7f5f1']) await send(kind, color);
    const rows = await api.parts.db.selectFrom('media').select('id').where('account_id', '=', accountId).execute();
    expect(rows).toHaveLength(1);
  });

  it('is refused to an agent, without a file, and with a file of another type', async () => {
    const { email, userId, send, remove } = await aSupplier();
    const token = await aSession(api, email);
    const upload = (files: { picture: File[] }) => api.call(changePicture, { params: { kind }, files }, { token });
    expect((await upload({ picture: [] })).body.code).toBe('upload.missing');
    expect((await upload({ picture: [new File(['%PDF-1.7'], 'logo.png')] })).body.code).toBe('upload.wrong_type');
    await api.parts.db.updateTable('members').set({ position: 'agent' }).where('user_id', '=', userId).execute();
    expect([(await send(kind, '#f5a800')).body.code, (await remove(kind)).body.code]).toEqual([
      'access.denied',
      'access.denied',
    ]);
  });
});

import { createProject, deleteProject, getProjects, updateProject } from '@rigsouq/contract/procurement/needs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { aMember, anAccount, aSession } from '../identity/identity.factory.ts';
import { aProject } from './procurement.factory.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());

async function aBuyer() {
  const account = await anAccount(api.parts.db);
  return { ...account, token: await aSession(api, account.email) };
}
const read = async ({ accountId, token }: { accountId: string; token: string }) =>
  (await api.call(getProjects, { params: { userId: accountId } }, { token })).body;

describe('a project', () => {
  it('[DA-028] [DA-035] [DA-039] is created, changed and deleted by any member of the buyer', async () => {
    const buyer = await aBuyer();
    const input = {
      name: ' Coast road ',
      duration: '3 months',
      equipment: ['Dozers', 'Piling rigs', ' ', 'bulldozers'],
    };
    const made = await api.call(createProject, { body: input }, buyer);
    expect([made.status, made.body.message]).toEqual([200, 'Project created successfully']);
    expect(made.body.project).toEqual({
      _id: expect.any(String),
      name: 'Coast road',
      status: 'Active',
      duration: '3 months',
      equipment: ['bulldozers', 'Piling rigs'],
      createdAt: expect.any(String),
    });
    const { email } = await aMember(api.parts.db, buyer.accountId, 'agent');
    const agent = { ...buyer, token: await aSession(api, email) };
    const id = made.body.project._id;
    const body = { name: 'Coast road, lot 2', status: 'Completed', duration: 'a year', equipment: ['cranes'] };
    const changed = await api.call(updateProject, { params: { id }, body }, agent);
    expect(changed.body).toEqual({
      message: 'Project updated successfully',
      project: { ...made.body.project, ...body },
    });
    expect(await read(agent)).toEqual({ projects: [changed.body.project], total: 1, pages: 1 });
    const deleted = await api.call(deleteProject, { params: { id } }, agent);
    expect([deleted.status, deleted.body.message]).toEqual([200, 'Project deleted successfully']);
    expect(await read(agent)).toEqual({ projects: [], total: 0, pages: 0 });
  });

  it('[DA-029] [DA-030] [DA-031] [DA-032] shows the documented message under each invalid field', async () => {
    const buyer = await aBuyer();
    const right = { name: 'Coast road', status: 'Active', duration: '3 months', equipment: ['cranes'] };
    const faults: [object, string, string][] = [
      [{ name: ' ab ' }, 'name', 'Project name must be at least 3 characters long'],
      [{ name: undefined }, 'name', 'Project name must be at least 3 characters long'],
      [{ name: 'x'.repeat(201) }, 'name', 'Project name must be at most 200 characters long'],
      [{ status: 'Stopped' }, 'status', 'Status must be Active, Pending, or Completed'],
      [{ duration: '3m' }, 'duration', 'Duration must be specified'],
      [{ duration: undefined }, 'duration', 'Duration must be specified'],
      [{ equipment: [] }, 'equipment', 'At least one equipment type is required'],
      [{ equipment: [' '] }, 'equipment', 'At least one equipment type is required'],
      [{ equipment: undefined }, 'equipment', 'At least one equipment type is required'],
      [{ equipment: 'cranes' }, 'equipment', 'At least one equipment type is required'],
      [
        { equipment: Array.from({ length: 31 }, (_, at) => `Rig ${at}`) },
        'equipment',
        'Enter up to 30 types, each up to 60 characters long',
      ],
    ];
    const { id } = await aProject(api.parts.db, buyer);
    for (const [fault, path, message] of faults)
      for (const [call, params] of [
        [createProject, {}],
        [updateProject, { id }],
      ] as const) {
        const { status, body } = await api.call(call, { params, body: { ...right, ...fault } }, buyer);
        expect([fault, status, body.code, body.message]).toEqual([fault, 400, 'request.invalid', message]);
        expect(body.errors).toContainEqual({ path, message });
      }
    for (const status of ['Active', 'Pending', 'Completed']) {
      const changed = await api.call(updateProject, { params: { id }, body: { ...right, status } }, buyer);
      expect(changed.body.project.status).toBe(status);
    }
    const renamed = await api.call(updateProject, { params: { id }, body: { ...right, name: 'M25' } }, buyer);
    expect(renamed.body.project.name).toBe('M25');
    expect((await read(buyer)).total).toBe(1);
  });

  it('is unknown to another buyer, who can neither change nor delete it', async () => {
    const [buyer, stranger] = [await aBuyer(), await aBuyer()];
    const { id } = await aProject(api.parts.db, buyer, { name: 'Ours' });
    const body = { name: 'Theirs', duration: '3 months', equipment: ['cranes'] };
    for (const answer of [
      await api.call(updateProject, { params: { id }, body }, stranger),
      await api.call(deleteProject, { params: { id } }, stranger),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, 'project.unknown']);
    expect((await read(buyer)).projects).toMatchObject([{ _id: id, name: 'Ours' }]);
  });

  it('is created only by signed-in buyers', async () => {
    const supplier = await anAccount(api.parts.db, { roles: ['supplier'] });
    const token = await aSession(api, supplier.email);
    const body = { name: 'Theirs', duration: '3 months', equipment: ['cranes'] };
    expect((await api.call(createProject, { body }, { token })).status).toBe(403);
    expect((await api.call(createProject, { body })).status).toBe(401);
  });
});

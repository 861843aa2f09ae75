import * as profile from '@rigsouq/contract/companies/profile';
import { createUser } from '@rigsouq/contract/companies/registration';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { originOf } from '../../platform/monitoring/security-log.ts';
import type { Storage } from '../../platform/storage.ts';
import type { Identity } from '../identity/index.ts';
import { presentCompany } from './companies.presenter.ts';
import { changePicture, removePicture } from './company-pictures.ts';
import { removeDocument, saveDocuments } from './documents.ts';
import { readProfile } from './read-profile.ts';
import { registerCompany } from './register-company.ts';
import { addRole, updateProfile } from './update-profile.ts';
import { changeMe, changeSupplierFacts, updateUser } from './update-user.ts';

type Deps = Identity & { db: Db; storage: Storage };

export function companiesRoutes(serve: Serve, deps: Deps): void {
  const { db } = deps;
  const ownProfile = async (actor: Actor) => presentCompany(await readProfile(db, actor), actor);

  serve(createUser, async ({ body, files, request }) => {
    const _id = await registerCompany(deps, body, files, originOf(request));
    return { message: createUser.message, _id };
  });
  serve(profile.readProfile, ({ actor }) => ownProfile(actor));
  serve(profile.updateProfile, async ({ actor, body }) => {
    await inTransaction(db, (tx) => updateProfile(tx, actor, body));
    return ownProfile(actor);
  });
  serve(profile.addRole, async ({ actor, body, request }) => {
    await inTransaction(db, (tx) => addRole(tx, actor, body, originOf(request)));
    return ownProfile(actor);
  });
  serve(profile.updateUser, async ({ actor, body, files, request }) => {
    await updateUser(deps, actor, { body, files }, originOf(request));
    return { message: profile.updateUser.message, ...(await ownProfile(actor)) };
  });
  serve(profile.changeSupplierFacts, async ({ actor, body }) => {
    await inTransaction(db, (tx) => changeSupplierFacts(tx, actor, body));
    return { message: profile.changeSupplierFacts.message };
  });
  serve(profile.changeMe, async ({ actor, body }) => {
    await inTransaction(db, (tx) => changeMe(tx, actor, body));
    return { message: profile.changeMe.message };
  });
  serve(profile.changePicture, async ({ actor, params, files }) => {
    await changePicture(deps, actor, params.kind, files.picture);
    return { message: profile.changePicture.message };
  });
  serve(profile.removePicture, async ({ actor, params }) => {
    await inTransaction(db, (tx) => removePicture(tx, actor, params.kind));
    return { message: profile.removePicture.message };
  });
  serve(profile.addDocuments, async ({ actor, files }) => {
    await saveDocuments(deps, actor, files.documents);
    return { message: profile.addDocuments.message };
  });
  serve(profile.removeDocument, async ({ actor, params }) => {
    await inTransaction(db, (tx) => removeDocument(tx, actor, params.id));
    return { message: profile.removeDocument.message };
  });
}

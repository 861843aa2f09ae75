import * as calls from '@rigsouq/contract/leads/calls';
import type { Db } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { findFreeExpert } from '../directory/index.ts';
import { buildLead, type FilledForm } from './build-lead.ts';
import type { LeadKind } from './leads.emails.ts';
import { runUnlessRobot } from './robots.ts';
import { sendLead } from './send-lead.ts';

type Sent = Parameters<typeof runUnlessRobot>[1] & { actor: Actor | null; body: FilledForm };

export function leadFormsRoutes(serve: Serve, { db }: { db: Db }): void {
  const receiveLead = (kind: LeadKind, message: string) => async (call: Sent) => {
    await runUnlessRobot(db, call, (tx) => sendLead(tx, call.actor, buildLead(kind, call.body)));
    return { message };
  };

  serve(calls.registerProvider, receiveLead('provider', calls.registerProvider.message));
  serve(calls.postServiceRequest, receiveLead('service-request', calls.postServiceRequest.message));
  serve(calls.applyAsExpert, receiveLead('expert', calls.applyAsExpert.message));
  serve(calls.startTrial, receiveLead('trial', calls.startTrial.message));
  serve(calls.requestDemo, receiveLead('demo', calls.requestDemo.message));
  serve(calls.contactExpert, async (call) => {
    await runUnlessRobot(db, call, async (tx) => {
      const { name } = await findFreeExpert(tx, call.body.expertId);
      await sendLead(tx, call.actor, { ...buildLead('expert-contact', call.body), subject: name });
    });
    return { message: calls.contactExpert.message };
  });
}

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

  serve(calls.registerProvider, receiveLead('provider', 'Your registration has been received.'));
  serve(calls.postServiceRequest, receiveLead('service-request', 'Your service request has been received.'));
  serve(calls.applyAsExpert, receiveLead('expert', 'Your application has been received.'));
  serve(calls.startTrial, receiveLead('trial', 'Your request for the free trial has been received.'));
  serve(calls.requestDemo, receiveLead('demo', "Your request has been received. We'll contact you within 24 hours."));
  serve(calls.contactExpert, async (call) => {
    await runUnlessRobot(db, call, async (tx) => {
      const { name } = await findFreeExpert(tx, call.body.expertId);
      await sendLead(tx, call.actor, { ...buildLead('expert-contact', call.body), subject: name });
    });
    return { message: 'Your request has been received.' };
  });
}

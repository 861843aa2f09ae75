// Filled-in forms for tests.
import { newId } from '../../platform/ids.ts';

export const anEmail = () => `${newId()}@visitors.test`;

export function aBuyerMessage(recipientId: string, over: Record<string, unknown> = {}) {
  return {
    recipientId,
    senderFirstName: 'Amal',
    senderLastName: 'Haddad',
    senderCompany: 'Haddad Machines',
    senderEmail: anEmail(),
    contactReason: 'equipment-inquiry',
    equipmentCategory: 'cranes',
    subject: `Cranes ${newId()}`,
    message: 'We have two crawler cranes free in May.',
    ...over,
  };
}

export function aSupplierMessage(supplierId: string, over: Record<string, unknown> = {}) {
  return { supplierId, ...aLead(over) };
}

export function aLead(over: Record<string, unknown> = {}) {
  return {
    firstName: 'Amal',
    lastName: 'Haddad',
    email: anEmail(),
    subject: `Loaders ${newId()}`,
    message: 'Which loaders are free in May?',
    inquiryType: 'equipment',
    ...over,
  };
}

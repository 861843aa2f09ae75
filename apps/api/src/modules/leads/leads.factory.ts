// Creates filled-in forms for tests.
import { newId } from '../../platform/database/ids.ts';

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

export function anInquiry(equipmentId: string, supplierId: string, over: Record<string, unknown> = {}) {
  return {
    equipmentId,
    supplierId,
    firstName: 'Amal',
    lastName: 'Haddad',
    email: anEmail(),
    phone: '',
    inquiryType: 'purchase',
    message: `We look for two of these for a site in Duqm and would see them in May. Reference ${newId()}`,
    newsletter: false,
    ...over,
  };
}

export function aSellOffer(over: Record<string, unknown> = {}) {
  return {
    title: `Komatsu PC210 ${newId()}`,
    category: 'excavators',
    brand: 'Komatsu',
    model: 'PC210-8',
    year: '2019',
    hours: '6200',
    condition: 'good',
    price: '64000',
    location: 'Mussafah, Abu Dhabi',
    description: 'Two owners, new undercarriage last year.',
    contactName: 'Salim Rashid',
    contactEmail: anEmail(),
    contactPhone: '+971 50 000 0000',
    ...over,
  };
}

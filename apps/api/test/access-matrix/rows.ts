// Creates a row of every kind between a buyer and a supplier, by the calls that the two make. `mark` is part of every text that no other
// company may read.

import { registerBidder } from '@rigsouq/contract/auctions/bidders';
import * as auctionCalls from '@rigsouq/contract/auctions/calls';
import { myBids } from '@rigsouq/contract/auctions/consignments';
import { withdrawListing } from '@rigsouq/contract/catalogue/calls';
import { checkImport, importColumns } from '@rigsouq/contract/catalogue/imports';
import { updateUser } from '@rigsouq/contract/companies/profile';
import * as inspections from '@rigsouq/contract/enquiries/inspections';
import { answerQuote, requestQuote } from '@rigsouq/contract/enquiries/quotes';
import { inviteMember, listMembers } from '@rigsouq/contract/identity/members';
import * as contact from '@rigsouq/contract/leads/contact';
import { sendSaleInquiry } from '@rigsouq/contract/leads/sale-inquiries';
import { sendSellForm } from '@rigsouq/contract/leads/selling';
import { uploadMedia } from '@rigsouq/contract/media/calls';
import { sendMessage } from '@rigsouq/contract/messages/calls';
import * as desk from '@rigsouq/contract/operations/auction-desk';
import { acceptOrder, deliverOrder } from '@rigsouq/contract/orders/calls';
import * as bookings from '@rigsouq/contract/rentals/calls';
import { awardReverseAuction } from '@rigsouq/contract/reverse-auctions/calls';
import * as awards from '@rigsouq/contract/rfqs/awards';
import * as rfqCalls from '@rigsouq/contract/rfqs/calls';
import { sendLicence } from '@rigsouq/contract/trust/licences';
import { dayOf, daysLater } from '@rigsouq/kernel/periods';
import { aSavedSearch } from '../../src/modules/alerts/alerts.factory.ts';
import { aBidder, aBidderForm, aLot } from '../../src/modules/auctions/auctions.factory.ts';
import { advanceLots } from '../../src/modules/auctions/lots/lot-scheduler.ts';
import { aListing, aPhoto, aRentForm } from '../../src/modules/catalogue/catalogue.factory.ts';
import { aMember } from '../../src/modules/identity/identity.factory.ts';
import { anInquiry, aSellOffer, aSupplierMessage } from '../../src/modules/leads/leads.factory.ts';
import { anOperator, aValidLicence } from '../../src/modules/operations/operations.factory.ts';
import { anOrder } from '../../src/modules/orders/orders.factory.ts';
import { keyOfExport } from '../../src/modules/privacy/exports.ts';
import { aNeed, aProject } from '../../src/modules/procurement/procurement.factory.ts';
import { aBooking, moveBookingBack } from '../../src/modules/rentals/rentals.factory.ts';
import { anAuction, endAuction, sendOfferOf } from '../../src/modules/reverse-auctions/reverse-auctions.factory.ts';
import { anOpenedRfq } from '../../src/modules/rfqs/awards/awards.factory.ts';
import { aDraft, anAnswer, aParty, aPublished, aToken, type Party } from '../../src/modules/rfqs/rfqs.factory.ts';
import { aDocument, aPdfFile, aSupplierEntry } from '../../src/modules/supplier-lists/supplier-lists.factory.ts';
import { aCompletedOrder, sendReview } from '../../src/modules/trust/trust.factory.ts';
import { newId } from '../../src/platform/database/ids.ts';
import type { TestApi } from '../harness.ts';
import { callSuccessfully, findNewestId } from './call-successfully.ts';

export type Rows = Awaited<ReturnType<typeof createRows>>;
type Sides = { buyer: Party; supplier: Party; mark: string };

export async function createRows(api: TestApi, sides: Sides) {
  return {
    ...sides,
    ...(await accountRows(api, sides)),
    ...(await machineRows(api, sides)),
    ...(await auctionRows(api, sides)),
    ...(await requestRows(api, sides)),
    ...(await reverseRows(api, sides)),
    ...(await orderRows(api, sides)),
  };
}

/** Creates the rows that belong to one user or company: to the buyer, or to the supplier where only suppliers have them. */
async function accountRows(api: TestApi, { buyer, supplier, mark }: Sides) {
  const { db } = api.parts;
  const member = (await aMember(db, buyer.accountId, 'agent')).userId;
  await aToken(db, buyer.userId);
  const session = await findNewestId(api, 'auth_sessions', 'user_id', buyer.userId);
  await callSuccessfully(api, inviteMember, { body: { email: `${mark}@invited.test`, position: 'agent' } }, buyer);
  const invitation = (await callSuccessfully(api, listMembers, {}, buyer)).invitations[0]?._id ?? '';
  const files = { file: [aPdfFile(`${mark}.pdf`)] };
  const media = (await callSuccessfully(api, uploadMedia, { body: {}, files }, buyer))._id;
  const documents = { UploadDocuments: [aPdfFile(`${mark}.pdf`)] };
  await callSuccessfully(api, updateUser, { body: aSupplierForm(supplier), files: documents }, supplier);
  const document = await findNewestId(api, 'media', 'account_id', supplier.accountId);
  await aValidLicence(api, buyer.accountId);
  const licenceForm = { body: { expiresOn: daysLater(dayOf(new Date()), 300) }, files };
  await callSuccessfully(api, sendLicence, licenceForm, supplier);
  const licence = await findNewestId(api, 'company_licences', 'account_id', supplier.accountId);
  const dataExport = await aDataExport(api, buyer);
  return {
    member,
    session,
    dataExport,
    invitation,
    media,
    document,
    licence,
    savedSearch: await aSavedSearch(api, buyer.token, { name: mark }),
    need: (await aNeed(db, buyer)).id,
    project: (await aProject(db, buyer)).id,
    contactMessage: await contactMessage(api, supplier, mark),
    sellDraft: await sellDraft(api, supplier, mark),
    import: await anImport(api, supplier, mark),
  };
}

/** Stores a copy of data that is ready. */
async function aDataExport({ parts: { db, storage } }: TestApi, { accountId, userId }: Party) {
  const ready = {
    id: newId(),
    account_id: accountId,
    user_id: userId,
    scope: 'member',
    bytes: 1,
    ready_at: new Date(),
  };
  await storage.put(keyOfExport(ready.id), Buffer.from('-'), 'application/zip');
  await db.insertInto('data_exports').values(ready).execute();
  return ready.id;
}

async function contactMessage(api: TestApi, to: Party, mark: string) {
  await callSuccessfully(api, contact.sendSupplierContact, { body: aSupplierMessage(to.accountId, { message: mark }) });
  return findNewestId(api, 'contact_messages', 'recipient_id', to.accountId);
}

async function sellDraft(api: TestApi, to: Party, mark: string) {
  const body = aSellOffer({ contactEmail: to.email, title: mark });
  await callSuccessfully(api, sendSellForm, { body, files: { photos: [await aPhoto()] } });
  return findNewestId(api, 'sell_drafts', 'email', to.email);
}

async function anImport(api: TestApi, by: Party, mark: string) {
  return (await callSuccessfully(api, checkImport, { files: { file: [anImportFile(mark)] } }, by))._id;
}

/** Returns a CSV file with one machine. */
export function anImportFile(title: string): File {
  const row: Record<string, string> = {
    title,
    type: 'sell',
    category: 'Excavators',
    condition: 'Used - Functional',
    year: '2021',
    location: 'Dubai',
    currency: 'AED',
    price: '310000',
    EngineModel: 'C4.4',
    Power: '121 kW',
    BucketCapacity: '1',
    OperatingWeight: '22 t',
    features: 'Rear camera',
    description: 'Serviced on time.',
  };
  const table = [importColumns.join(','), importColumns.map((name) => row[name] ?? '').join(',')].join('\n');
  return new File([table], `${title}.csv`);
}

export const aSupplierForm = ({ accountId }: { accountId: string }) => ({
  Role: 'Sales Representative',
  Fullname: 'Test Contact',
  companyName: 'Test Company',
  supplierType: 'Rental Company',
  contactPerson: 'Test Contact',
  jobTitle: 'Fleet manager',
  businessEmail: `${accountId}@supplier.test`,
  phoneNumber: '+97140000000',
  businessAddress: 'Plot 9',
  country: 'saudi',
  YearInbusiness: '5-10',
  EquipmentCategories: '["Cranes"]',
  brandsRepresented: 'Demag',
  typicalInventorySize: '50-200',
  companyDescription: 'Cranes for hire',
});

/** Creates machines of the supplier and the requests of the buyer about them. */
async function machineRows(api: TestApi, { buyer, supplier, mark }: Sides) {
  const listing = await aListing(api, supplier.token);
  const spare = await aListing(api, supplier.token);
  const unasked = await aListing(api, supplier.token);
  const withdrawn = await aListing(api, supplier.token);
  await callSuccessfully(api, withdrawListing, { params: { id: withdrawn } }, supplier);
  const listingDraft = await aListing(api, supplier.token);
  await api.parts.db.updateTable('listings').set({ status: 'pending' }).where('id', '=', listingDraft).execute();
  const rental = await aListing(api, supplier.token, aRentForm);
  const busy = await aListing(api, supplier.token, aRentForm);
  const askForQuote = async (equipmentId: string) =>
    (await callSuccessfully(api, requestQuote, { body: { equipmentId, note: mark } }, buyer))._id;
  const answeredQuote = await askForQuote(spare);
  const price = { price: 80_000, currency: 'USD', validUntil: daysLater(dayOf(new Date()), 7) };
  await callSuccessfully(api, answerQuote, { params: { id: answeredQuote }, body: price }, supplier);
  const booking = await aBooking(api, buyer.token, rental, [3, 6]);
  const runningBooking = await aBooking(api, buyer.token, busy, [3, 6]);
  await callSuccessfully(api, bookings.confirmBooking, { params: { id: runningBooking }, body: {} }, supplier);
  await moveBookingBack(api.parts.db, runningBooking, 24 * 4);
  const attached = (await callSuccessfully(api, uploadMedia, { body: {}, files: { file: [aPdfFile()] } }, buyer))._id;
  const message = { equipmentId: listing, recipientId: supplier.accountId, content: mark, attachments: [attached] };
  await callSuccessfully(api, sendMessage, { body: message }, buyer);
  await callSuccessfully(api, sendSaleInquiry, { body: anInquiry(listing, supplier.accountId, { firstName: mark }) });
  const requested = await anInspection(api, buyer, listing, { notes: mark, inDays: 3 });
  const today = { notes: mark, inDays: 0 };
  const agreed = await anInspection(api, buyer, spare, today);
  await confirmInspection(api, agreed, supplier);
  const done = await anInspection(api, buyer, rental, today);
  await confirmInspection(api, done, supplier);
  await callSuccessfully(api, inspections.completeInspection, { params: { id: done }, ...aReport }, supplier);
  await callSuccessfully(api, bookings.renewCalendarFeed, {}, supplier);
  return {
    listingDraft,
    listing,
    unasked,
    withdrawn,
    rental,
    booking,
    runningBooking,
    attached,
    answeredQuote,
    quote: await askForQuote(listing),
    inspection: requested,
    meetsAt: (await callSuccessfully(api, inspections.readInspection, { params: { id: requested } }, buyer)).meetsAt,
    agreedInspection: agreed,
    doneInspection: done,
    saleInquiry: await findNewestId(api, 'sale_inquiries', 'supplier_id', supplier.accountId),
  };
}

export const aReport = {
  body: { ratings: Object.fromEntries(inspections.components.map(({ code }) => [code, 'good'])), remark: 'Well kept' },
  files: {},
};

type Visit = { notes: string; inDays: number };
async function anInspection(api: TestApi, buyer: Party, equipmentId: string, { notes, inDays }: Visit) {
  const body = { equipmentId, preferredDate: daysLater(dayOf(new Date()), inDays), preferredTime: '23:59', notes };
  return (await callSuccessfully(api, inspections.scheduleInspection, { body }, buyer))._id;
}

async function confirmInspection(api: TestApi, id: string, by: Party) {
  const { meetsAt } = await callSuccessfully(api, inspections.readInspection, { params: { id } }, by);
  await callSuccessfully(api, inspections.confirmInspection, { params: { id }, body: { meetsAt } }, by);
}

/** Creates lots of the supplier on which the buyer bids. */
async function auctionRows(api: TestApi, { buyer, supplier }: Sides) {
  const { db } = api.parts;
  const bids = [{ by: buyer, offer: 12_000 }];
  const lot = await aLot(db, { seller: supplier, bids });
  const otherLot = await aLot(db, { seller: supplier });
  const pendingLot = await aLot(db, { seller: supplier, state: 'pending', title: 'Not yet public' });
  await callSuccessfully(api, auctionCalls.watchAuction, { body: { consignmentId: lot.id } }, buyer);
  const operator = { token: await anOperator(api) };
  const step = (
    endpoint: typeof desk.markPaid | typeof desk.markDefaulted | typeof desk.offerSecondChance,
    id: string,
  ) => callSuccessfully(api, endpoint, { params: { id }, body: {} }, operator);
  const sale = () => aSale(api, supplier, bids);
  // A higher bidder wins these lots and does not pay, so that the buyer is the next one.
  const higher = await aBidder(api);
  const lost = () => aSale(api, supplier, [...bids, { by: higher, offer: 20_000 }]);
  const [settlement, paidSettlement, defaultedSettlement, offered] = [
    await sale(),
    await sale(),
    await lost(),
    await lost(),
  ];
  await step(desk.markPaid, paidSettlement);
  await step(desk.markDefaulted, defaultedSettlement);
  await step(desk.markDefaulted, offered);
  await step(desk.offerSecondChance, offered);
  await callSuccessfully(api, registerBidder, { body: aBidderForm({ email: buyer.email }) }, buyer);
  return {
    lot: lot.id,
    otherLot: otherLot.id,
    pendingLot: pendingLot.id,
    settlement,
    paidSettlement,
    defaultedSettlement,
    soldLot: await lotOf(api, settlement),
    bid: await bidOf(api, buyer, lot.id),
    offeredSettlement: await findNewestId(api, 'settlements', 'account_id', buyer.accountId),
    registration: await findNewestId(api, 'bidder_registrations', 'email', buyer.email),
  };
}

async function lotOf({ parts: { db } }: TestApi, settlement: string) {
  const found = db.selectFrom('settlements').select('lot_id').where('id', '=', settlement);
  return (await found.executeTakeFirstOrThrow()).lot_id;
}

async function bidOf(api: TestApi, buyer: Party, lotId: string) {
  const { data } = await callSuccessfully(api, myBids, {}, buyer);
  return data.find(({ consignmentId }) => consignmentId._id === lotId)?._id ?? '';
}

/** Creates a lot that the last of these bidders wins, and returns its settlement. */
async function aSale(api: TestApi, seller: Party, bids: { by: Party; offer: number }[]) {
  const lot = await aLot(api.parts.db, { seller, endsIn: -0.01, bids });
  await advanceLots(api.parts.db, api.parts.log);
  return findNewestId(api, 'settlements', 'lot_id', lot.id);
}

/** Creates requests of the buyer to which the supplier is invited. */
async function requestRows(api: TestApi, { buyer, supplier, mark }: Sides) {
  const suppliers = [supplier];
  await aSupplierEntry(api, buyer, supplier.accountId, { note: mark });
  const supplierDocument = await aDocument(api, buyer, supplier.accountId);
  const draftRfq = await aDraft(api, buyer, { title: mark, suppliers });
  const files = { file: [aPdfFile(`${mark}.pdf`)] };
  const rfqFile = (await callSuccessfully(api, rfqCalls.addRfqFile, { params: { id: draftRfq }, files }, buyer))._id;
  const rfq = await aPublished(api, buyer, { title: mark, suppliers });
  await callSuccessfully(api, rfqCalls.submitAnswer, { params: { id: rfq }, body: anAnswer(7_777_777) }, supplier);
  const askInput = { params: { id: rfq }, body: { question: `${mark}?` } };
  await callSuccessfully(api, rfqCalls.askQuestion, askInput, supplier);
  const question = await findNewestId(api, 'rfq_questions', 'rfq_id', rfq);
  const unanswered = await aPublished(api, buyer, { title: mark, suppliers });
  const bids = [{ by: supplier, offers: [{ price: 1_000 }], technical: mark }];
  const openedRfq = await anOpenedRfq(api, buyer, bids);
  const answer = await findNewestId(api, 'rfq_answers', 'rfq_id', openedRfq);
  const technicalRfq = await anOpenedRfq(api, buyer, bids, { twoEnvelopes: true });
  const technicalAnswer = await findNewestId(api, 'rfq_answers', 'rfq_id', technicalRfq);
  const judgedRfq = await anOpenedRfq(api, buyer, bids, { twoEnvelopes: true });
  const judged = { answerId: await findNewestId(api, 'rfq_answers', 'rfq_id', judgedRfq), accepted: true };
  await callSuccessfully(api, awards.judgeTechnical, { params: { id: judgedRfq }, body: judged }, buyer);
  const proposed = await proposals(api, { buyer, supplier, mark });
  return {
    supplierDocument,
    draftRfq,
    rfqFile,
    rfq,
    question,
    unanswered,
    openedRfq,
    answer,
    technicalRfq,
    technicalAnswer,
    judgedRfq,
    ...proposed,
  };
}

/** Creates awards above the limit, which wait for a manager: one that an agent proposed, and one that the buyer proposed. */
async function proposals(api: TestApi, { buyer, supplier, mark }: Sides) {
  const { db } = api.parts;
  const { userId } = await aMember(db, buyer.accountId, 'agent');
  const agent = { ...buyer, userId, token: await aToken(db, userId) };
  await aMember(db, buyer.accountId, 'manager');
  await callSuccessfully(api, awards.saveBuyingSettings, { body: { approvalLimit: 1 } }, buyer);
  const propose = async (by: Party) => {
    const id = await anOpenedRfq(api, buyer, [{ by: supplier, offers: [{ price: 1_000 }], technical: mark }]);
    const answerId = await findNewestId(api, 'rfq_answers', 'rfq_id', id);
    const lines = [{ line: 1, option: 1, answerId, quantity: 2 }];
    await callSuccessfully(api, awards.awardRfq, { params: { id }, body: { version: 1, lines } }, by);
    return [id, await findNewestId(api, 'rfq_awards', 'rfq_id', id)] as const;
  };
  const [proposedRfq, award] = await propose(agent);
  const [ownProposal, ownAward] = await propose(buyer);
  const proposedAuction = await anEndedAuction(api, { buyer, supplier, mark });
  const choice = { params: { id: proposedAuction }, body: { supplierId: supplier.accountId } };
  await callSuccessfully(api, awardReverseAuction, choice, agent);
  const reverseAward = await findNewestId(api, 'reverse_awards', 'auction_id', proposedAuction);
  await callSuccessfully(api, awards.saveBuyingSettings, { body: { approvalLimit: null } }, buyer);
  return { proposedRfq, award, ownProposal, ownAward, proposedAuction, reverseAward };
}

async function reverseRows(api: TestApi, sides: Sides) {
  const { buyer, supplier, mark } = sides;
  const auction = await anAuction(api, buyer, [supplier, await aParty(api.parts.db, ['supplier'])], { title: mark });
  await sendOfferOf(api, supplier, auction, 400_001);
  return { auction, endedAuction: await anEndedAuction(api, sides) };
}

async function anEndedAuction(api: TestApi, { buyer, supplier, mark }: Sides) {
  const id = await anAuction(api, buyer, [supplier, await aParty(api.parts.db, ['supplier'])], { title: mark });
  await sendOfferOf(api, supplier, id, 400_001);
  await endAuction(api.parts.db, id);
  return id;
}

async function orderRows(api: TestApi, { buyer, supplier, mark }: Sides) {
  const order = () => anOrder(api.parts.db, buyer, supplier.accountId, { title: mark });
  const acceptedOrder = await order();
  await callSuccessfully(api, acceptOrder, { params: { id: acceptedOrder } }, supplier);
  const deliveredOrder = await order();
  await callSuccessfully(api, acceptOrder, { params: { id: deliveredOrder } }, supplier);
  const body = { deliveredOn: dayOf(new Date()) };
  await callSuccessfully(api, deliverOrder, { params: { id: deliveredOrder }, body }, buyer);
  const closed = await aCompletedOrder(api, { buyer, supplier });
  await sendReview(api, closed, buyer);
  const reviewId = await findNewestId(api, 'reviews', 'deal_id', closed.id);
  await api.parts.db.updateTable('reviews').set({ publishes_at: new Date() }).where('id', '=', reviewId).execute();
  const unreviewed = await aCompletedOrder(api, { buyer, supplier });
  return { order: await order(), acceptedOrder, deliveredOrder, closedOrder: unreviewed.id, review: reviewId };
}

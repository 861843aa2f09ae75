// Lists every call with an input with which an allowed caller succeeds. Where the input is a function, the call is made with three sets of
// rows: those in which the caller's company is the buyer, those in which it is the supplier, and those of two other companies.

import * as savedSearches from '@rigsouq/contract/alerts/saved-searches';
import * as bidders from '@rigsouq/contract/auctions/bidders';
import * as auctions from '@rigsouq/contract/auctions/calls';
import * as consignments from '@rigsouq/contract/auctions/consignments';
import * as buyingReports from '@rigsouq/contract/buying-reports/calls';
import * as catalogue from '@rigsouq/contract/catalogue/calls';
import * as imports from '@rigsouq/contract/catalogue/imports';
import * as machinePage from '@rigsouq/contract/catalogue/machine-page';
import * as networks from '@rigsouq/contract/companies/networks';
import * as profile from '@rigsouq/contract/companies/profile';
import * as registration from '@rigsouq/contract/companies/registration';
import * as directory from '@rigsouq/contract/directory/calls';
import * as numberDesk from '@rigsouq/contract/directory/marketing-number-desk';
import * as marketingNumbers from '@rigsouq/contract/directory/marketing-numbers';
import type { Endpoint } from '@rigsouq/contract/endpoint';
import * as inspections from '@rigsouq/contract/enquiries/inspections';
import * as quotes from '@rigsouq/contract/enquiries/quotes';
import * as identity from '@rigsouq/contract/identity/calls';
import * as members from '@rigsouq/contract/identity/members';
import * as security from '@rigsouq/contract/identity/security';
import * as securityEvents from '@rigsouq/contract/identity/security-events';
import * as leads from '@rigsouq/contract/leads/calls';
import * as contact from '@rigsouq/contract/leads/contact';
import * as forwards from '@rigsouq/contract/leads/forwards';
import * as newsletter from '@rigsouq/contract/leads/newsletter';
import * as saleInquiries from '@rigsouq/contract/leads/sale-inquiries';
import * as selling from '@rigsouq/contract/leads/selling';
import * as consent from '@rigsouq/contract/legal/consent';
import { consentFor } from '@rigsouq/contract/legal/consent-documents';
import * as media from '@rigsouq/contract/media/calls';
import * as messages from '@rigsouq/contract/messages/calls';
import * as notifications from '@rigsouq/contract/notifications/calls';
import * as auctionDesk from '@rigsouq/contract/operations/auction-desk';
import * as operations from '@rigsouq/contract/operations/calls';
import * as deskQueue from '@rigsouq/contract/operations/desk-queue';
import * as deskSearch from '@rigsouq/contract/operations/desk-search';
import * as deskSystem from '@rigsouq/contract/operations/desk-system';
import * as operators from '@rigsouq/contract/operations/operators';
import * as savedViews from '@rigsouq/contract/operations/saved-views';
import * as orders from '@rigsouq/contract/orders/calls';
import * as platform from '@rigsouq/contract/platform/calls';
import * as live from '@rigsouq/contract/platform/live';
import * as privacy from '@rigsouq/contract/privacy/calls';
import * as needs from '@rigsouq/contract/procurement/needs';
import * as plans from '@rigsouq/contract/procurement/plans';
import * as bookings from '@rigsouq/contract/rentals/calls';
import * as reverse from '@rigsouq/contract/reverse-auctions/calls';
import * as awards from '@rigsouq/contract/rfqs/awards';
import * as rfqs from '@rigsouq/contract/rfqs/calls';
import * as search from '@rigsouq/contract/search/calls';
import * as stats from '@rigsouq/contract/stats/calls';
import * as supplierLists from '@rigsouq/contract/supplier-lists/calls';
import * as tasks from '@rigsouq/contract/tasks/calls';
import { buyerTypes } from '@rigsouq/contract/taxonomy';
import * as licences from '@rigsouq/contract/trust/licences';
import * as reports from '@rigsouq/contract/trust/reports';
import * as reviews from '@rigsouq/contract/trust/reviews';
import * as tradeMonths from '@rigsouq/contract/trust/trade-months';
import { dayOf, daysLater } from '@rigsouq/kernel/periods';
import { aBidderForm, aConsignForm, someTerms } from '../../src/modules/auctions/auctions.factory.ts';
import { aPhoto, aSellForm } from '../../src/modules/catalogue/catalogue.factory.ts';
import { anExpert } from '../../src/modules/directory/directory.factory.ts';
import { PASSWORD } from '../../src/modules/identity/identity.factory.ts';
import * as forms from '../../src/modules/leads/leads.factory.ts';
import { issueTexts } from '../../src/modules/leads/newsletter/newsletter.factory.ts';
import { aBookingForm } from '../../src/modules/rentals/rentals.factory.ts';
import { aBlankForm } from '../../src/modules/reverse-auctions/reverse-auctions.factory.ts';
import { anAnswer, rfqBody } from '../../src/modules/rfqs/rfqs.factory.ts';
import { aPdfFile } from '../../src/modules/supplier-lists/supplier-lists.factory.ts';
import type { DeskRows } from './desk-rows.ts';
import { anImportFile, aReport, aSupplierForm, type Rows } from './rows.ts';

export type CallInput = {
  readonly params?: object;
  readonly query?: object;
  readonly body?: object;
  readonly files?: Record<string, File[]>;
};
type InputForRows = (rows: Rows & DeskRows) => CallInput;
export type MatrixCall = readonly [endpoint: Endpoint, input: CallInput | InputForRows];

const today = dayOf(new Date());
const tomorrow = daysLater(today, 1);
const nothing: CallInput = {};
const pdf = { file: [aPdfFile()] };
const photo = await aPhoto();
const id = (value: string, more: CallInput = {}): CallInput => ({ params: { id: value }, ...more });
const withReason = { body: { reason: 'It has to be so' } };
const withNote = { body: { note: 'It has to be so' } };
const person = () => ({ firstName: 'Noura', lastName: 'Saleh', email: forms.anEmail(), phone: '+966 50 000 0000' });

export const calls: readonly MatrixCall[] = [
  // Login and user.
  [identity.login, ({ buyer }) => ({ body: { email: buyer.email, password: PASSWORD } })],
  [identity.forgotPassword, { body: { email: 'nobody@rigsouq.test' } }],
  [identity.resetPassword, { body: { token: 'unknown', password: PASSWORD } }],
  [identity.logout, nothing],
  [identity.profile, nothing],
  [identity.readEmailLanguage, nothing],
  [identity.setEmailLanguage, { body: { language: 'ar' } }],
  [identity.listSessions, nothing],
  [identity.revokeOtherSessions, { body: { currentPassword: PASSWORD } }],
  [identity.revokeSession, ({ session }) => id(session, { body: { currentPassword: PASSWORD } })],
  [security.readSecondFactor, nothing],
  [security.beginSecondFactor, { body: { currentPassword: PASSWORD } }],
  [security.confirmSecondFactor, { body: { code: '123456' } }],
  [security.endSecondFactor, { body: { currentPassword: PASSWORD, code: '123456' } }],
  [security.changeEmail, { body: { email: 'other@rigsouq.test', currentPassword: PASSWORD } }],
  [security.changePassword, { body: { currentPassword: PASSWORD, password: 'another machine of mine' } }],
  [securityEvents.listSecurityEvents, nothing],
  [registration.createUser, { body: aRegistration(), files: {} }],
  [consent.giveConsent, { body: { consent: consentFor('registration') } }],
  [registration.verifyEmail, { body: { token: 'unknown' } }],
  [registration.resendVerification, { body: {} }],
  [live.liveTicket, nothing],
  [tasks.readTasks, nothing],
  [tradeMonths.readTradeMonths, nothing],
  [bookings.readFleet, { query: { from: '2026-11-16' } }],
  [notifications.readNotifications, nothing],
  [notifications.markNotificationsRead, { body: {} }],
  [notifications.readNoticePreferences, nothing],
  [notifications.changeNoticePreferences, ({ noticePreferences }) => ({ body: { choices: noticePreferences } })],
  [savedSearches.listSavedSearches, nothing],
  [savedSearches.saveSearch, { body: { name: 'Cranes', filters: { category: 'cranes' } } }],
  [savedSearches.changeSavedSearch, ({ savedSearch }) => id(savedSearch, { body: { name: 'Others' } })],
  [savedSearches.deleteSavedSearch, ({ savedSearch }) => id(savedSearch)],
  [savedSearches.stopAlerts, { body: { token: 'unknown' } }],
  [stats.readStats, nothing],
  [stats.readFirstSteps, nothing],

  // Company and members.
  [profile.readProfile, nothing],
  [profile.updateProfile, { body: aProfile(), files: {} }],
  [profile.updateUser, ({ supplier }) => ({ body: aSupplierForm(supplier), files: {} })],
  [
    profile.changeSupplierFacts,
    {
      body: {
        supplierType: 'rental-company',
        businessEmail: 'sales@own.test',
        YearInbusiness: '5-10',
        typicalInventorySize: '50-200',
        brandsRepresented: 'Demag',
      },
    },
  ],
  [profile.changeMe, { body: { Fullname: 'Layla Own', Role: 'manager', jobTitle: 'Fleet manager' } }],
  [profile.addRole, { body: { role: 'buyer', companyName: 'Test Company' } }],
  [profile.changePicture, { params: { kind: 'logo' }, files: { picture: [photo] } }],
  [profile.removePicture, { params: { kind: 'logo' } }],
  [profile.addDocuments, { files: { documents: [aPdfFile()] } }],
  [profile.removeDocument, ({ document }) => id(document)],
  [members.listMembers, nothing],
  [members.inviteMember, { body: { email: forms.anEmail(), position: 'agent' } }],
  [members.withdrawInvitation, ({ invitation }) => id(invitation)],
  [members.changeMember, ({ member }) => id(member, { body: { position: 'manager' } })],
  [members.removeMember, ({ member }) => id(member)],
  [privacy.readOwnData, nothing],
  [privacy.requestExport, { body: { scope: 'company', currentPassword: PASSWORD } }],
  [privacy.linkExport, ({ dataExport }) => id(dataExport)],
  [privacy.closeAccount, { body: { currentPassword: PASSWORD } }],
  [members.readInvitation, { body: { token: 'unknown' } }],
  [
    members.acceptInvitation,
    { body: { token: 'unknown', name: 'Noura', password: PASSWORD, consent: consentFor('registration') } },
  ],
  [licences.readLicences, nothing],
  [licences.sendLicence, { body: { expiresOn: daysLater(today, 300) }, files: pdf }],
  [media.uploadMedia, { body: {}, files: pdf }],
  [media.linkMedia, ({ media: file }) => id(file)],
  [media.removeMedia, ({ media: file }) => id(file)],

  // Networks.
  [networks.buyerNetwork, nothing],
  [networks.sellerNetwork, nothing],
  [networks.supplierNetwork, nothing],
  [networks.buyerProfile, ({ buyer }) => id(buyer.accountId)],
  [networks.sellerProfile, ({ supplier }) => id(supplier.accountId)],
  [networks.companyProfile, ({ buyer }) => id(buyer.accountId)],
  [networks.revealContact, ({ supplier }) => id(supplier.accountId)],
  [contact.sendBuyerContact, ({ buyer }) => ({ body: forms.aBuyerMessage(buyer.accountId) })],
  [contact.sendSupplierContact, ({ supplier }) => ({ body: forms.aSupplierMessage(supplier.accountId) })],
  [contact.listContactMessages, nothing],
  [contact.markContactMessageRead, ({ contactMessage }) => id(contactMessage)],
  [reviews.companyReviews, ({ supplier }) => id(supplier.accountId)],
  [reviews.readDealReviews, ({ closedOrder }) => ({ params: { kind: 'order', id: closedOrder } })],
  [
    reviews.writeReview,
    ({ closedOrder }) => ({ params: { kind: 'order', id: closedOrder }, body: { stars: 4, text: 'Good' } }),
  ],
  [reviews.replyToReview, ({ review }) => id(review, { body: { text: 'Thank you' } })],
  [
    reports.sendReport,
    ({ listing }) => ({ body: { kind: 'listing', id: listing, reason: 'fraud', text: 'It is ours' } }),
  ],

  // Forms for visitors.
  [contact.sendContactLead, { body: forms.aLead() }],
  [
    contact.joinBuyerNetwork,
    { body: { ...person(), company: 'Saleh', companyType: buyerTypes[0].code, country: 'ae' } },
  ],
  [
    leads.registerProvider,
    {
      body: {
        ...person(),
        company: 'Saleh',
        primaryService: 'repair',
        experience: '5-10',
        coverageArea: 'gulf',
        equipmentType: 'cranes',
      },
    },
  ],
  [
    leads.postServiceRequest,
    {
      body: {
        ...person(),
        serviceType: 'transport',
        equipmentType: 'loaders',
        country: 'om',
        location: 'Duqm',
        message: 'To Duqm',
      },
    },
  ],
  [
    leads.applyAsExpert,
    { body: { ...person(), specialization: 'appraisal', experience: '5-10', country: 'ae', message: 'Cranes' } },
  ],
  [leads.contactExpert, ({ expert }) => ({ body: { ...person(), expertId: expert, message: 'Please call' } })],
  [leads.startTrial, { body: { ...person(), company: 'Saleh', companySize: '1-10', country: 'ae' } }],
  [leads.requestDemo, { body: { ...person(), company: 'Saleh', industry: 'construction' } }],
  [selling.sendSellForm, { body: forms.aSellOffer(), files: { photos: [] } }],
  [selling.listSentDrafts, nothing],
  [selling.acceptSentDraft, ({ sellDraft }) => id(sellDraft)],
  [selling.declineSentDraft, ({ sellDraft }) => id(sellDraft)],
  [forwards.readForward, ({ forward: { token } }) => ({ body: { token } })],
  [
    forwards.acceptForward,
    ({ forward: { token } }) => ({ body: { token, answer: 'We come', contact: '+966 50 000 0000' } }),
  ],
  [forwards.declineForward, ({ forward: { token } }) => ({ body: { token } })],
  [forwards.readRequest, ({ forward: { requesterToken: token } }) => ({ body: { token } })],
  [forwards.listRequests, nothing],
  [directory.listExperts, nothing],
  [directory.listProviders, nothing],
  [directory.listTestimonials, nothing],
  [marketingNumbers.listMarketingNumbers, nothing],

  // Listings.
  [catalogue.equipmentCategories, nothing],
  [catalogue.searchFacets, nothing],
  [catalogue.verifiedProducts, nothing],
  [search.searchAnywhere, { query: { q: 'Test Company' } }],
  [catalogue.myListings, nothing],
  [catalogue.readListingViews, { query: { ids: '00000000-0000-4000-8000-000000000000' } }],
  [catalogue.addEquipment, { body: aSellForm, files: { images: [photo] } }],
  [catalogue.readEquipment, ({ listing }) => id(listing)],
  [catalogue.changeEquipment, ({ listing }) => id(listing, { body: aSellForm, files: { images: [photo] } })],
  [
    catalogue.offerAlso,
    ({ unasked }) => id(unasked, { body: { type: 'rent', hourlyRate: 60, dailyRate: 400, weeklyRate: 2_200 } }),
  ],
  [catalogue.sellListing, ({ unasked }) => id(unasked)],
  [catalogue.withdrawListing, ({ unasked }) => id(unasked)],
  [catalogue.deleteDraft, ({ listingDraft }) => id(listingDraft)],
  [catalogue.relistListing, ({ withdrawn }) => id(withdrawn)],
  [machinePage.countView, ({ listing }) => id(listing)],
  [machinePage.comparables, ({ listing }) => id(listing)],
  [machinePage.exchangeRates, nothing],
  [imports.listImports, nothing],
  [imports.checkImport, { files: { file: [anImportFile('Crane')] } }],
  [imports.readImport, ({ import: run }) => id(run)],
  [imports.startImport, ({ import: run }) => id(run)],
  [saleInquiries.sendSaleInquiry, ({ listing, supplier }) => ({ body: forms.anInquiry(listing, supplier.accountId) })],
  [saleInquiries.listSaleInquiries, nothing],
  [saleInquiries.markSaleInquiryRead, ({ saleInquiry }) => id(saleInquiry)],

  // Quotes, inspections, messages.
  [quotes.requestQuote, ({ unasked }) => ({ body: { equipmentId: unasked } })],
  [quotes.readOpenEnquiries, ({ unasked }) => id(unasked)],
  [quotes.myRequestedQuotes, nothing],
  [quotes.mySellingQuotes, nothing],
  [quotes.readQuote, ({ quote }) => id(quote)],
  [
    quotes.answerQuote,
    ({ quote }) => id(quote, { body: { price: 80_000, currency: 'USD', validUntil: daysLater(today, 7) } }),
  ],
  [quotes.rejectQuote, ({ answeredQuote }) => id(answeredQuote, withNote)],
  [quotes.acceptQuote, ({ answeredQuote }) => id(answeredQuote, { body: { price: 80_000, currency: 'USD' } })],
  [quotes.declineQuote, ({ quote }) => id(quote, withNote)],
  [inspections.scheduleInspection, ({ unasked }) => ({ body: { equipmentId: unasked, ...inThreeDays } })],
  [inspections.myRequestedInspections, nothing],
  [inspections.mySellingInspections, nothing],
  [inspections.readInspection, ({ inspection }) => id(inspection)],
  [inspections.confirmInspection, ({ inspection, meetsAt }) => id(inspection, { body: { meetsAt } })],
  [
    inspections.proposeInspection,
    ({ inspection }) => id(inspection, { body: { ...inThreeDays, preferredTime: '15:00' } }),
  ],
  [inspections.rejectInspection, ({ inspection }) => id(inspection, withNote)],
  [inspections.cancelInspection, ({ inspection }) => id(inspection, withNote)],
  [inspections.completeInspection, ({ agreedInspection }) => id(agreedInspection, aReport)],
  [inspections.linkInspectionReport, ({ doneInspection }) => id(doneInspection, { query: { language: 'en' } })],
  [messages.userConversations, nothing],
  [
    messages.readThread,
    ({ listing, buyer }) => ({ params: { equipmentId: listing }, query: { with: buyer.accountId } }),
  ],
  [
    messages.markThreadRead,
    ({ listing, buyer }) => ({ params: { equipmentId: listing }, body: { with: buyer.accountId, upTo: 1 } }),
  ],
  [
    messages.sendMessage,
    ({ listing, supplier }) => ({
      body: { equipmentId: listing, recipientId: supplier.accountId, content: 'Is it there?' },
    }),
  ],
  [messages.linkAttachment, ({ attached }) => id(attached)],

  // Rentals.
  [bookings.takenDays, ({ rental }) => id(rental, { query: { from: today, until: daysLater(today, 30) } })],
  [bookings.bookEquipment, ({ rental }) => ({ body: aBookingForm(rental, [20, 23]) })],
  [bookings.myBookings, nothing],
  [bookings.myEquipmentBookings, nothing],
  [bookings.readBooking, ({ booking }) => id(booking)],
  [bookings.confirmBooking, ({ booking }) => id(booking, { body: {} })],
  [bookings.rejectBooking, ({ booking }) => id(booking, withNote)],
  [bookings.cancelBooking, ({ booking }) => id(booking, withNote)],
  [bookings.offHireBooking, ({ runningBooking }) => id(runningBooking, { body: {} })],
  [bookings.returnBooking, ({ runningBooking }) => id(runningBooking, { body: {} })],
  [
    bookings.addBookingPhotos,
    ({ runningBooking }) => ({ params: { id: runningBooking, moment: 'out' }, files: { photos: [photo] } }),
  ],
  [bookings.readCalendarFeed, nothing],
  [bookings.renewCalendarFeed, nothing],
  [bookings.endCalendarFeed, nothing],
  [bookings.readUtilisation, { query: { from: today.slice(0, 7) } }],

  // Auctions.
  [auctions.liveAuctions, nothing],
  [auctions.upcomingAuctions, nothing],
  [auctions.readAuction, ({ lot }) => id(lot)],
  [auctions.readLotProof, ({ soldLot }) => id(soldLot)],
  [
    auctions.placeBid,
    ({ otherLot }) => ({ body: { consent: consentFor('bid'), consignmentId: otherLot, bidAmount: 200 } }),
  ],
  [auctions.readWatchlist, nothing],
  [auctions.watchAuction, ({ otherLot }) => ({ body: { consignmentId: otherLot } })],
  [auctions.watchLiveAuction, ({ otherLot }) => ({ body: { consignmentId: otherLot } })],
  [auctions.unwatchAuction, ({ lot }) => id(lot)],
  [auctions.readWatchPreferences, nothing],
  [auctions.changeWatchPreferences, { body: { endingSoon: true, outbid: true, newBids: true } }],
  [bidders.registerBidder, { body: aBidderForm() }],
  [bidders.readMyBidding, nothing],
  [consignments.consign, { body: aConsignForm(), files: {} }],
  [consignments.myConsignments, nothing],
  [consignments.myBids, nothing],
  [consignments.readConsignment, ({ pendingLot }) => id(pendingLot)],
  [consignments.withdrawConsignment, ({ pendingLot }) => id(pendingLot)],
  [consignments.readBid, ({ bid }) => id(bid)],
  [consignments.acceptSecondChance, ({ offeredSettlement }) => id(offeredSettlement)],
  [consignments.declineSecondChance, ({ offeredSettlement }) => id(offeredSettlement)],

  // Buying: needs, projects, the list of suppliers.
  [plans.readBuyerPlan, nothing],
  [plans.startBuyerTrial, nothing],
  [plans.requestBuyerPlan, nothing],
  [needs.createNeed, { body: { category: 'Excavators' } }],
  [needs.updateNeed, ({ need }) => id(need, { body: { category: 'Cranes' } })],
  [needs.deleteNeed, ({ need }) => id(need)],
  [needs.getNeeds, ({ buyer }) => ({ params: { userId: buyer.accountId } })],
  [needs.createProject, { body: { name: 'Coast road', duration: '18 months', equipment: ['Cranes'] } }],
  [
    needs.updateProject,
    ({ project }) => id(project, { body: { name: 'Coast road', duration: '18 months', equipment: ['Cranes'] } }),
  ],
  [needs.deleteProject, ({ project }) => id(project)],
  [needs.getProjects, ({ buyer }) => ({ params: { userId: buyer.accountId } })],
  [supplierLists.listSuppliers, nothing],
  [supplierLists.findSuppliers, nothing],
  [supplierLists.readSupplier, ({ supplier }) => id(supplier.accountId)],
  [supplierLists.keepSupplier, ({ supplier }) => id(supplier.accountId, { body: { standing: 'preferred' } })],
  [supplierLists.dropSupplier, ({ supplier }) => id(supplier.accountId)],
  [
    supplierLists.addSupplierDocument,
    ({ supplier }) => id(supplier.accountId, { body: { kind: 'insurance' }, files: pdf }),
  ],
  [
    supplierLists.removeSupplierDocument,
    ({ supplier, supplierDocument }) => ({ params: { id: supplier.accountId, documentId: supplierDocument } }),
  ],
  [awards.readBuyingSettings, nothing],
  [awards.saveBuyingSettings, { body: { approvalLimit: 1_000 } }],
  [buyingReports.readBuyingReport, nothing],

  // Requests for quotation.
  [rfqs.listRfqs, nothing],
  [rfqs.listInvitations, nothing],
  [rfqs.createRfq, { body: rfqBody() }],
  [rfqs.readRfq, ({ rfq }) => id(rfq)],
  [rfqs.saveRfq, ({ draftRfq }) => id(draftRfq, { body: rfqBody() })],
  [rfqs.deleteRfq, ({ draftRfq }) => id(draftRfq)],
  [rfqs.addRfqFile, ({ draftRfq }) => id(draftRfq, { files: pdf })],
  [rfqs.removeRfqFile, ({ draftRfq, rfqFile }) => ({ params: { id: draftRfq, fileId: rfqFile } })],
  [
    rfqs.inviteSuppliers,
    ({ draftRfq, twoSuppliers }) =>
      id(draftRfq, { body: { suppliers: twoSuppliers.map(({ accountId }) => accountId) } }),
  ],
  [rfqs.uninviteSupplier, ({ draftRfq, supplier }) => ({ params: { id: draftRfq, supplierId: supplier.accountId } })],
  [rfqs.publishRfq, ({ draftRfq }) => id(draftRfq)],
  [rfqs.amendRfq, ({ rfq }) => id(rfq, { body: { ...rfqBody(), version: 1, note: 'Two more' } })],
  [rfqs.cancelRfq, ({ rfq }) => id(rfq, withReason)],
  [rfqs.askQuestion, ({ rfq }) => id(rfq, { body: { question: 'Which bucket?' } })],
  [
    rfqs.answerQuestion,
    ({ rfq, question }) => ({ params: { id: rfq, questionId: question }, body: { answer: 'The large one' } }),
  ],
  [rfqs.submitAnswer, ({ rfq }) => id(rfq, { body: anAnswer(6_000_000) })],
  [rfqs.confirmVersion, ({ rfq }) => id(rfq, { body: { version: 1 } })],
  [rfqs.withdrawAnswer, ({ rfq }) => id(rfq)],
  [rfqs.declineRfq, ({ unanswered }) => id(unanswered, { body: {} })],
  [awards.readComparison, ({ openedRfq }) => id(openedRfq)],
  [awards.weighRfq, ({ openedRfq }) => id(openedRfq, { body: { price: 60, lead: 20, score: 20 } })],
  [
    awards.judgeTechnical,
    ({ technicalRfq, technicalAnswer }) => id(technicalRfq, { body: { answerId: technicalAnswer, accepted: true } }),
  ],
  [awards.openPrices, ({ judgedRfq }) => id(judgedRfq)],
  [
    awards.awardRfq,
    ({ openedRfq, answer }) =>
      id(openedRfq, { body: { version: 1, lines: [{ line: 1, option: 1, answerId: answer, quantity: 2 }] } }),
  ],
  [awards.approveAward, ({ proposedRfq, award }) => id(proposedRfq, { body: { awardId: award } })],
  [awards.rejectAward, ({ proposedRfq, award }) => id(proposedRfq, { body: { awardId: award, reason: 'Too dear' } })],
  [awards.takeBackAward, ({ ownProposal, ownAward }) => id(ownProposal, { body: { awardId: ownAward } })],

  // Reverse auctions.
  [reverse.listReverseAuctions, nothing],
  [reverse.listReverseInvitations, nothing],
  [reverse.createReverseAuction, ({ twoSuppliers }) => ({ body: aBlankForm(twoSuppliers) })],
  [reverse.readReverseAuction, ({ auction }) => id(auction)],
  [reverse.readReverseProof, ({ endedAuction }) => id(endedAuction)],
  [
    reverse.placeOffer,
    ({ auction }) =>
      id(auction, {
        body: {
          lines: [
            { line: 1, price: 100_000 },
            { line: 2, price: 1 },
          ],
        },
      }),
  ],
  [reverse.cancelReverseAuction, ({ auction }) => id(auction, withReason)],
  [
    reverse.awardReverseAuction,
    ({ endedAuction, supplier }) => id(endedAuction, { body: { supplierId: supplier.accountId } }),
  ],
  [
    reverse.approveReverseAward,
    ({ proposedAuction, reverseAward }) => id(proposedAuction, { body: { awardId: reverseAward } }),
  ],
  [
    reverse.rejectReverseAward,
    ({ proposedAuction, reverseAward }) => id(proposedAuction, { body: { awardId: reverseAward, reason: 'Too dear' } }),
  ],

  // Purchase orders.
  [orders.listOrders, nothing],
  [orders.readOrder, ({ order }) => id(order)],
  [orders.acceptOrder, ({ order }) => id(order)],
  [orders.declineOrder, ({ order }) => id(order, withReason)],
  [orders.cancelOrder, ({ order }) => id(order, withReason)],
  [orders.deliverOrder, ({ acceptedOrder }) => id(acceptedOrder, { body: { deliveredOn: today } })],
  [orders.closeOrder, ({ deliveredOrder }) => id(deliveredOrder)],
  [orders.createOrderPdfLink, ({ order }) => id(order, { body: { language: 'en' } })],

  // Operator console.
  [operators.readRights, nothing],
  [operators.listOperators, nothing],
  [operators.setRights, ({ operator }) => id(operator, { body: { lead: false, desks: ['leads'] } })],
  [deskQueue.listQueue, nothing],
  [deskQueue.claimItem, ({ licence }) => ({ params: { kind: 'licence', id: licence } })],
  [deskQueue.releaseItem, ({ licence }) => ({ params: { kind: 'licence', id: licence } })],
  [operations.listCompanies, nothing],
  [operations.readCompany, ({ buyer }) => id(buyer.accountId)],
  [securityEvents.listCompanySecurityEvents, ({ buyer }) => id(buyer.accountId)],
  [operations.approveCompany, ({ buyer }) => id(buyer.accountId, { body: { reason: 'Compared' } })],
  [operations.revokeCompany, ({ buyer }) => id(buyer.accountId, { body: { reason: 'Compared' } })],
  [operations.rejectCompany, ({ buyer }) => id(buyer.accountId, withReason)],
  [operations.suspendCompany, ({ buyer }) => id(buyer.accountId, withReason)],
  [plans.activateBuyerPlan, ({ buyer }) => id(buyer.accountId, { body: { endsOn: tomorrow } })],
  [plans.endBuyerPlan, ({ buyer }) => id(buyer.accountId, withReason)],
  [operations.restoreCompany, ({ suspendedCompany }) => id(suspendedCompany)],
  [operations.openPaper, ({ document }) => id(document)],
  [operations.listLeads, nothing],
  [operations.closeLead, ({ lead }) => id(lead)],
  [licences.listLicences, nothing],
  [licences.approveLicence, ({ licence }) => id(licence)],
  [licences.rejectLicence, ({ licence }) => id(licence, withReason)],
  [deskSearch.searchConsole, { query: { q: 'Test Company' } }],
  [deskSearch.listTakenDown, nothing],
  [deskSearch.readListingFile, ({ listing }) => id(listing)],
  [deskSearch.takeDownListing, ({ listing }) => id(listing, withReason)],
  [deskSearch.restoreListing, ({ takenDown }) => id(takenDown)],
  [deskSearch.readLotFile, ({ lot }) => id(lot)],
  [deskSearch.readDealFile, ({ settlement }) => id(settlement)],
  [deskSearch.listDeskOrders, { query: { state: 'issued' } }],
  [deskSearch.listDeskBookings, { query: { state: 'Requested' } }],
  [deskSearch.readOrderFile, ({ order }) => id(order)],
  [deskSearch.readBookingFile, ({ booking }) => id(booking)],
  [reports.listReports, nothing],
  [reports.decideReport, ({ reportCase }) => id(reportCase, { body: { outcome: 'nothing' } })],
  [auctionDesk.listLots, nothing],
  [auctionDesk.approveLot, ({ pendingLot }) => id(pendingLot, { body: { startPrice: 100, ...someTerms(5) } })],
  [auctionDesk.rejectLot, ({ pendingLot }) => id(pendingLot, withReason)],
  [auctionDesk.cancelLot, ({ lot }) => id(lot, withReason)],
  [auctionDesk.listRegistrations, nothing],
  [auctionDesk.approveBidder, ({ registration: waiting }) => id(waiting, { body: { limit: 100_000 } })],
  [auctionDesk.rejectBidder, ({ registration: waiting }) => id(waiting, withReason)],
  [auctionDesk.listSettlements, nothing],
  [auctionDesk.markPaid, ({ settlement }) => id(settlement, { body: {} })],
  [auctionDesk.markReleased, ({ paidSettlement }) => id(paidSettlement, { body: {} })],
  [auctionDesk.markDefaulted, ({ settlement }) => id(settlement, { body: {} })],
  [auctionDesk.offerSecondChance, ({ defaultedSettlement }) => id(defaultedSettlement, { body: {} })],
  [auctionDesk.giveUpSettlement, ({ defaultedSettlement }) => id(defaultedSettlement, { body: {} })],
  [forwards.listRecipients, ({ serviceRequest }) => id(serviceRequest)],
  [forwards.forwardLead, ({ serviceRequest, provider }) => id(serviceRequest, { body: { entryIds: [provider] } })],
  [forwards.withdrawForward, ({ forward }) => id(forward.id)],
  [directory.listDirectory, nothing],
  [directory.addEntry, { body: anExpert() }],
  [directory.addEntryFromLead, ({ expertLead }) => id(expertLead)],
  [directory.changeEntry, ({ expert }) => id(expert, { body: anExpert() })],
  [
    directory.activatePlan,
    ({ provider }) => id(provider, { body: { plan: 'basic', startsOn: today, endsOn: tomorrow } }),
  ],
  [directory.publishEntry, ({ draftEntry }) => id(draftEntry)],
  [directory.unpublishEntry, ({ expert }) => id(expert)],
  [numberDesk.listMarketingNumberChanges, nothing],
  [numberDesk.changeMarketingNumber, { params: { key: 'landing-suppliers' }, body: { value: '6,000+' } }],
  [numberDesk.resetMarketingNumber, { params: { key: 'landing-suppliers' } }],
  [newsletter.confirmNewsletter, { body: { token: 'unknown' } }],
  [newsletter.stopNewsletter, { query: { token: 'unknown' } }],
  [newsletter.listIssues, nothing],
  [newsletter.addIssue, { body: issueTexts }],
  [newsletter.changeIssue, ({ issue }) => id(issue, { body: issueTexts })],
  [newsletter.testIssue, ({ issue }) => id(issue)],
  [newsletter.sendIssue, ({ issue }) => id(issue, { body: { recipients: 1 } })],
  [savedViews.listSavedViews, nothing],
  [savedViews.saveView, { body: { name: 'Late orders', path: '/admin/orders?state=late' } }],
  [savedViews.deleteView, ({ lead }) => id(lead)],
  [deskSystem.readHealth, nothing],
  [deskSystem.listFailedJobs, nothing],
  [deskSystem.retryJobs, ({ failedJob }) => id(failedJob)],
  [deskSystem.listRates, nothing],
  [deskSystem.addExchangeRate, { body: { currency: 'EUR', usd: 1.1, since: `${tomorrow}T00:00:00.000Z` } }],
  [deskSystem.addVatRate, { body: { country: 'ae', percent: 7, since: tomorrow } }],

  // Server.
  [platform.live, nothing],
  [platform.ready, nothing],
  [platform.readTaxonomy, nothing],
];

const inThreeDays = { preferredDate: daysLater(today, 3), preferredTime: '10:30' };

function aRegistration() {
  return {
    role: 'buyer',
    contactName: 'Noura',
    email: forms.anEmail(),
    password: PASSWORD,
    phone: '+971500000000',
    address: 'Plot 7',
    city: 'Sharjah',
    country: 'UAE',
    consent: JSON.stringify(consentFor('registration')),
  };
}

function aProfile() {
  return { contactName: 'Noura', phone: '+971500000000', address: 'Plot 7', city: 'Sharjah', country: 'UAE' };
}

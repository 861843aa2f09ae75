// Checks that every text that a visitor can see has an Arabic translation, and that every Arabic text is still used.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { auctionTexts, bidderCountries, bidderTypes, lotStatuses } from '@rigsouq/contract/auctions/calls';
import { consignCategories, consignConditions, consignTexts } from '@rigsouq/contract/auctions/consignments';
import { listingConditions, listingTexts } from '@rigsouq/contract/catalogue/calls';
import { answerTimes } from '@rigsouq/contract/companies/network-lists';
import { registrationTexts } from '@rigsouq/contract/companies/registration';
import { availabilities, serviceTypes, specializations } from '@rigsouq/contract/directory/lists';
import { inspectionStatuses } from '@rigsouq/contract/enquiries/inspections';
import { quoteStatuses } from '@rigsouq/contract/enquiries/quotes';
import { errorTable } from '@rigsouq/contract/errors';
import { coverageAreas, industries, leadDetails, providerPlans } from '@rigsouq/contract/leads/calls';
import { contactReasons, inquiryTypes } from '@rigsouq/contract/leads/contact';
import { saleInquiryTypes } from '@rigsouq/contract/leads/sale-inquiries';
import { sellCategories, sellConditions } from '@rigsouq/contract/leads/selling';
import { messageTexts } from '@rigsouq/contract/messages/calls';
import { deskTexts } from '@rigsouq/contract/operations/auction-desk';
import { needTexts, projectStatuses, urgencies } from '@rigsouq/contract/procurement/needs';
import { bookingStatuses } from '@rigsouq/contract/rentals/calls';
import { reverseTexts } from '@rigsouq/contract/reverse-auctions/calls';
import { rfqTexts } from '@rigsouq/contract/rfqs/calls';
import { supplierDocumentKinds } from '@rigsouq/contract/supplier-lists/calls';
import {
  buyerTypes,
  categories,
  companyTypes,
  currencies,
  gulfCountries,
  jobRoles,
  supplierTypes,
  vendorTypes,
} from '@rigsouq/contract/taxonomy';
import { flagReasons, reportReasons } from '@rigsouq/contract/trust/reports';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { arabic } from './arabic.ts';
import documentedTexts from './documented-texts.json' with { type: 'json' };

const web = join(import.meta.dirname, '../../..');
const contract = join(web, '../../packages/contract/src');
const locales = join(web, 'locales/ar');

/** The checks of a zod schema whose last argument is the message. */
const checks = new Set([
  'min',
  'max',
  'length',
  'regex',
  'date',
  'email',
  'url',
  'int',
  'positive',
  'nonnegative',
  'refine',
  'oneOf',
  'enum',
  'required',
  'jsonList',
  'several',
  'words',
]);

function sources(folder: string): ts.SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => ts.createSourceFile(name, readFileSync(join(folder, name), 'utf8'), ts.ScriptTarget.Latest, true));
}

function callsIn(file: ts.SourceFile): ts.CallExpression[] {
  const found: ts.CallExpression[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function calledName({ expression }: ts.CallExpression): string {
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
}

/** The lists whose labels are shown on pages. */
const trade = [supplierTypes, buyerTypes, companyTypes, vendorTypes];
const shownLists = [
  categories,
  gulfCountries,
  ...trade,
  jobRoles,
  listingConditions,
  sellCategories,
  sellConditions,
  currencies,
  contactReasons,
  inquiryTypes,
  saleInquiryTypes,
  consignCategories,
  consignConditions,
  bidderCountries,
  bidderTypes,
  supplierDocumentKinds,
  answerTimes,
  reportReasons,
  flagReasons,
  ...[specializations, availabilities, serviceTypes, coverageAreas, providerPlans, industries, leadDetails],
];

function shownTexts(): Set<string> {
  const texts = sources(join(web, 'app'))
    .flatMap(callsIn)
    .filter((call) => ['t', 'text'].includes(calledName(call)))
    .flatMap((call) => call.arguments.slice(0, 1))
    .filter((argument) => ts.isStringLiteralLike(argument))
    .map((argument) => argument.text);
  // The statuses on the badges of deals and auctions.
  const statuses = [...quoteStatuses, ...inspectionStatuses, ...bookingStatuses, ...lotStatuses];
  const chosen = [...urgencies, ...projectStatuses];
  return new Set([...texts, ...statuses, ...chosen, ...shownLists.flat().map(({ label }) => label)]);
}

function contractMessages(): Set<string> {
  const messages = sources(contract)
    .flatMap(callsIn)
    .filter((call) => checks.has(calledName(call)))
    .flatMap((call) => call.arguments.slice(-1))
    .filter((argument) => ts.isStringLiteralLike(argument))
    .map((argument) => argument.text);
  const errors = Object.values(errorTable).map(([, message]) => message);
  const lists = [
    registrationTexts,
    listingTexts,
    messageTexts,
    consignTexts,
    deskTexts,
    needTexts,
    rfqTexts,
    reverseTexts,
  ];
  const texts = lists.flatMap((list) => Object.values<string>(list));
  const named = [...errors, ...texts, auctionTexts.terms];
  return new Set([...messages, ...named]);
}

const files = readdirSync(locales).map((name) => ({
  name,
  texts: JSON.parse(readFileSync(join(locales, name), 'utf8')) as Record<string, string>,
}));
/** Each plural form of a counted text has its own key, which ends in the name of the form. */
const PLURAL_SUFFIX = /_(zero|one|two|few|many|other)$/;
const baseKey = (key: string) => key.replace(PLURAL_SUFFIX, '');
const translated = new Set(files.flatMap(({ texts }) => Object.keys(texts).map(baseKey)));
const usedTexts = new Set([...shownTexts(), ...contractMessages()]);

it('[SH-040] uses every text of the specification exactly as it is written', () => {
  expect(documentedTexts.filter((text) => !usedTexts.has(text))).toEqual([]);
});

describe('the Arabic translation', () => {
  it('[SH-041] has every text of the web', () => {
    expect([...shownTexts()].filter((text) => !translated.has(text))).toEqual([]);
  });

  it('[SH-039] has every message of the contract', () => {
    expect([...contractMessages()].filter((text) => !translated.has(text))).toEqual([]);
  });

  it('has no unused and no duplicate texts', () => {
    const keys = files.flatMap(({ texts }) => Object.keys(texts));
    expect(keys.filter((text) => !usedTexts.has(baseKey(text)))).toEqual([]);
    expect(keys.filter((text, index) => keys.indexOf(text) !== index)).toEqual([]);
  });

  it('is loaded completely by the server', () => {
    for (const { name, texts } of files)
      expect([name, Object.keys(texts).filter((key) => !(key in arabic))]).toEqual([name, []]);
  });

  it('has all six plural forms of a counted text, or none', () => {
    const keys = new Set(files.flatMap(({ texts }) => Object.keys(texts)));
    const counted = new Set([...keys].filter((key) => PLURAL_SUFFIX.test(key)).map(baseKey));
    for (const text of counted)
      for (const form of ['zero', 'one', 'two', 'few', 'many', 'other']) expect(keys).toContain(`${text}_${form}`);
  });

  it('keeps every placeholder, and has no text that is empty or in English', () => {
    const placeholders = (text: string) => [...text.matchAll(/{{\w+}}/g)].map(([found]) => found).toSorted();
    for (const { texts } of files) {
      for (const [english, arabic] of Object.entries(texts)) {
        // In Arabic, 'one' and 'two' are expressed by the noun, so these forms can omit the number.
        if (/_(zero|one|two)$/.test(english))
          expect(placeholders(english), english).toEqual(expect.arrayContaining(placeholders(arabic)));
        else expect(placeholders(arabic), english).toEqual(placeholders(english));
        expect(arabic, english).toMatch(/[\u0600-\u06ff]/);
      }
    }
  });
});

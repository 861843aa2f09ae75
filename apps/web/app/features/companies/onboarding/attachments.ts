// Defines the two files of an application.
import { licenceFile, logoFile } from '@rigsouq/contract/companies/registration';
import { documentFileTypes, type FileRule, pictureFileTypes } from '../../../lib/file-rules.ts';
import { text } from '../../../lib/i18n/i18n.ts';

export type AttachmentName = 'logo' | 'businessLicenseDoc';
export type Attachments = Partial<Record<AttachmentName, File>>;

/** The files are in the order in which they are sent. */
export const attachmentRules = {
  logo: {
    ...pictureFileTypes,
    label: text('Company logo'),
    hint: text('PNG, JPG or SVG up to 5MB'),
    bytes: logoFile.bytes,
  },
  businessLicenseDoc: {
    ...documentFileTypes,
    label: text('Business licence document'),
    hint: text('PDF, JPG or PNG up to 10MB'),
    bytes: licenceFile.bytes,
  },
} as const satisfies Record<AttachmentName, FileRule & { label: string; hint: string }>;

export const attachmentNames = Object.keys(attachmentRules) as AttachmentName[];

import { plainPage } from './failure-page.ts';
import type { RenderedPage } from './page-cache.ts';
import { languageOf } from './page-language.ts';
import { pathOf } from './render.ts';

/** Thrown when the queue of the renderer is full. */
export class BusyError extends Error {}

const texts = {
  429: {
    en: 'Too many pages were opened from your network at once. Wait a few seconds and try again.',
    ar: 'فُتحت صفحات كثيرة من شبكتكم دفعة واحدة. انتظروا بضع ثوانٍ ثم أعيدوا المحاولة.',
  },
  503: {
    en: 'Many people are here right now. Wait a few seconds and try again.',
    ar: 'الموقع مزدحم الآن. انتظروا بضع ثوانٍ ثم أعيدوا المحاولة.',
  },
} as const;

export function busyPage(address: string, status: keyof typeof texts): RenderedPage {
  return plainPage(address, status, texts[status][languageOf(pathOf(address))]);
}

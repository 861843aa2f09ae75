// Draws the picture that is shown where the link of a page is shared: a photo on one side, texts on the other, mirrored for Arabic.
import { readFile } from 'node:fs/promises';
import sharp, { type Create, type OverlayOptions } from 'sharp';
import { type CardTexts, siteNameIn } from './card-texts.ts';
import { type RenderedText, renderText, renderTextWithin } from './render-text.ts';

const CARD = { width: 1200, height: 630 } as const;
export const PHOTO_SIZE = { width: 704, height: CARD.height } as const;
/** The version of the drawing. Increase it when the drawing changes, so that all cards are drawn again. */
export const DRAWING_VERSION = 1;

const [INK, WHITE, GREY, AMBER, SAND] = ['#12161c', '#ffffff', '#b6bfca', '#f5a800', '#f7f5f1'];
const EDGE = 44;
const STRIPE = 10;
const PANEL = CARD.width - PHOTO_SIZE.width;
const COLUMN = PANEL - 2 * EDGE;
const MARK = 48;

type Photo = { data: Buffer; width: number; height: number };

export async function drawCard(words: CardTexts, photo: Photo | undefined): Promise<Buffer> {
  const arabic = words.language === 'ar';
  const art = await readArt();
  const parts: OverlayOptions[] = [];
  /** Places a part; `inwards` is the distance from the side where reading starts. */
  const put = (input: Buffer, { width }: { width: number }, top: number, inwards = 0) => {
    const left = arabic ? PANEL - EDGE - inwards - width : PHOTO_SIZE.width + EDGE + inwards;
    parts.push({ input, left: Math.round(left), top: Math.round(top) });
  };
  const style = { width: COLUMN, language: words.language };

  const photoLeft = arabic ? PANEL : 0;
  parts.push(
    ...(photo
      ? [{ input: photo.data, raw: { ...dimensions(photo), channels: 3 as const }, left: photoLeft, top: 0 }]
      : blank(photoLeft, art.large)),
  );
  parts.push({ input: plain(PANEL, STRIPE, AMBER), left: arabic ? 0 : PHOTO_SIZE.width, top: CARD.height - STRIPE });

  put(art.mark, { width: MARK }, EDGE);
  const name = await renderText(siteNameIn(words.language), { ...style, size: 30, color: WHITE, bold: true });
  put(name.data, name, EDGE + (MARK - name.height) / 2, MARK + 14);

  let below = EDGE + MARK + 44;
  const down = async (text: string, make: () => Promise<RenderedText>, gap: number) => {
    if (!text) return;
    const written = await make();
    put(written.data, written, below);
    below += written.height + gap;
  };
  const { label, title, facts, caption, figure, unit, place, verified } = words;
  await down(
    label,
    () => renderTextWithin(label, { ...style, color: AMBER, bold: true }, { height: 34, sizes: [24, 21, 18] }),
    24,
  );
  await down(
    title,
    () => renderTextWithin(title, { ...style, color: WHITE, bold: true }, { height: 190, sizes: [46, 40, 36, 32] }),
    20,
  );
  await down(facts, () => renderText(facts, { ...style, size: 24, color: GREY }), 0);

  let above = CARD.height - STRIPE - EDGE + 8;
  const up = (written: RenderedText, gap: number, inwards = 0) => {
    above -= written.height;
    put(written.data, written, above, inwards);
    above -= gap;
  };
  if (verified) {
    const word = await renderText(verified, { ...style, size: 22, color: WHITE });
    up(word, 14, 34);
    put(art.verified, { width: 26 }, above + 14 + (word.height - 26) / 2);
  }
  if (place) up(await renderTextWithin(place, { ...style, color: GREY }, { height: 60, sizes: [24, 21] }), 22);
  if (figure) {
    const amount = await renderTextWithin(
      figure,
      { ...style, color: WHITE, bold: true },
      { height: 60, sizes: [50, 42, 34] },
    );
    const day = unit ? await renderText(unit, { ...style, size: 26, color: GREY }) : undefined;
    up(amount, 12);
    if (day) put(day.data, day, above + 12 + amount.height - day.height, amount.width + 8);
  }
  above -= 4;
  if (caption) up(await renderText(caption, { ...style, size: 22, color: GREY }), 0);

  return sharp({ create: { ...CARD, channels: 3, background: INK } })
    .composite(parts)
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

function dimensions({ width, height }: Photo) {
  return { width, height };
}

/** Returns the parts that replace the photo of a machine without one. */
function blank(left: number, mark: Buffer): OverlayOptions[] {
  const side = 220;
  return [
    { input: plain(PHOTO_SIZE.width, PHOTO_SIZE.height, SAND), left, top: 0 },
    { input: mark, left: left + (PHOTO_SIZE.width - side) / 2, top: (PHOTO_SIZE.height - side) / 2 },
  ];
}

function plain(width: number, height: number, background: string): { create: Create } {
  return { create: { width, height, channels: 3, background } };
}

let art: Promise<Record<'mark' | 'large' | 'verified' | 'site', Buffer>> | undefined;

export function readArt() {
  const file = (name: string) => readFile(new URL(`./art/${name}`, import.meta.url));
  art ??= Promise.all(['mark.png', 'large.png', 'verified.png', 'site.webp'].map(file)).then(
    ([mark, large, verified, site]) =>
      ({ mark, large, verified, site }) as Record<'mark' | 'large' | 'verified' | 'site', Buffer>,
  );
  return art;
}

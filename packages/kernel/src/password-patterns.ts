// Recognizes passwords that follow a simple pattern. The list of leaked passwords omits them on purpose, because its authors detect them by
// such rules: '654321', 'aaaaaa' and '987654321' are not in it.

/** Keys of the keyboard and letters of the alphabet, in the order in which people type them. */
const rows = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '٠١٢٣٤٥٦٧٨٩٠',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  '741852963',
  '147258369',
  'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
  'ضصثقفغعهخحجد',
  'شسيبلاتنمكط',
];
const walks = rows.flatMap((row) => [row, Array.from(row).reverse().join('')]);

const PIECE_MAX = 6;
const STEP_MAX = 5;

/** The server refuses such a password, and the registration does so at its first step. */
export function isPattern(password: string): boolean {
  const text = password.toLowerCase();
  return isRepeated(text) || isWalk(text) || isDate(text);
}

/** Returns whether one piece is repeated, as in 'aaaaaa' and '123412341234'. */
function isRepeated(text: string): boolean {
  for (let size = 1; size <= Math.min(PIECE_MAX, text.length / 2); size++)
    if (
      text
        .slice(0, size)
        .repeat(Math.ceil(text.length / size))
        .startsWith(text)
    )
      return true;
  return false;
}

/** Returns whether the text follows the keyboard or the alphabet, or goes through either in equal steps. */
function isWalk(text: string): boolean {
  if (walks.some((walk) => walk.includes(text))) return true;
  const codes = Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
  const step = (codes[1] ?? 0) - (codes[0] ?? 0);
  return Math.abs(step) <= STEP_MAX && codes.every((code, at) => at === 0 || code - (codes[at - 1] ?? 0) === step);
}

/** Returns whether the text is a date in digits, in any order, with a year of two or four digits. */
function isDate(text: string): boolean {
  if (!/^(\d{6}|\d{8})$/.test(text)) return false;
  const year = text.length - 4;
  const orders = [
    [text.slice(0, 2), text.slice(2, 4), text.slice(4)],
    [text.slice(2, 4), text.slice(0, 2), text.slice(4)],
    [text.slice(year + 2), text.slice(year, year + 2), text.slice(0, year)],
  ];
  return orders.some(
    ([day, month, ofYear]) =>
      isWithin(day, 1, 31) && isWithin(month, 1, 12) && (ofYear?.length === 2 || isWithin(ofYear, 1900, 2050)),
  );
}

function isWithin(digits: string | undefined, min: number, max: number): boolean {
  return Number(digits) >= min && Number(digits) <= max;
}

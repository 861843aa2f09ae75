// Lists the words that an attacker guesses first here: the product, the trade, the roles and the places of its customers.
// docs/security/authentication.md contains the same list, and a test compares the two.
export const contextWords = [
  'rigsouq',
  'rig',
  'souq',
  'souk',
  'ريغسوق',
  'سوق',
  'marketplace',
  'market',
  'auction',
  'rental',
  'rent',
  'procurement',
  'equipment',
  'machine',
  'machinery',
  'construction',
  'excavator',
  'loader',
  'crane',
  'bulldozer',
  'dozer',
  'grader',
  'forklift',
  'truck',
  'caterpillar',
  'admin',
  'administrator',
  'operator',
  'owner',
  'manager',
  'agent',
  'buyer',
  'supplier',
  'vendor',
  'company',
  'gulf',
  'emirates',
  'uae',
  'dubai',
  'abu',
  'dhabi',
  'sharjah',
  'saudi',
  'arabia',
  'riyadh',
  'jeddah',
  'dammam',
  'qatar',
  'doha',
  'kuwait',
  'oman',
  'muscat',
  'bahrain',
  'manama',
] as const;

// The longest words are removed first: 'administrator' is one word, not 'admin' followed by something else.
const longestFirst = [...contextWords].sort((a, b) => b.length - a.length);

/** Returns whether the password consists only of such words, digits and signs: 'Dubai-Crane 2026!' does, 'a crane of my own' does not. */
export function isMadeOfContextWords(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ' '), text);
  return rest !== text && !/\p{L}/u.test(rest);
}

// Words that whoever guesses a password tries first here: the product, the trade, the roles and the places of its customers. The list stands
// in docs/security/authentication.md too, and a test keeps the two alike.
export const contextWords = [
  ...['rigsouq', 'rig', 'souq', 'souk', 'ريغسوق', 'سوق'],
  ...['marketplace', 'market', 'auction', 'rental', 'rent', 'procurement', 'equipment', 'machine', 'machinery'],
  ...[
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
  ],
  ...['admin', 'administrator', 'operator', 'owner', 'manager', 'agent', 'buyer', 'supplier', 'vendor', 'company'],
  ...['gulf', 'emirates', 'uae', 'dubai', 'abu', 'dhabi', 'sharjah', 'saudi', 'arabia', 'riyadh', 'jeddah', 'dammam'],
  ...['qatar', 'doha', 'kuwait', 'oman', 'muscat', 'bahrain', 'manama'],
] as const;

// The longest first: 'administrator' is one word, and not 'admin' with something behind it.
const longestFirst = [...contextWords].sort((a, b) => b.length - a.length);

/** Whether nothing but such words, figures and signs is left: 'Dubai-Crane 2026!' is, 'a crane of my own' is not. */
export function isMadeOfContextWords(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ' '), text);
  return rest !== text && !/\p{L}/u.test(rest);
}

export type Weights = { readonly price: number; readonly lead: number; readonly score: number };
export type WeightName = keyof Weights;

const names = ['price', 'lead', 'score'] as const;
const WHOLE = 100;

/** Sets one weight and changes the other two in proportion, so that the sum is always 100. */
export function moveWeight(weights: Weights, name: WeightName, value: number): Weights {
  const [one, two] = names.filter((other) => other !== name) as [WeightName, WeightName];
  const left = WHOLE - value;
  const before = weights[one] + weights[two];
  const first = Math.round(before === 0 ? left / 2 : (left * weights[one]) / before);
  return { ...weights, [name]: value, [one]: first, [two]: left - first };
}

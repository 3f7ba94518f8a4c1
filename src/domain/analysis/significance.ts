/** A part of a base: 27 of 41. */
export interface Proportion {
  count: number;
  base: number;
}

/** The proportion as a share from 0 to 1. */
export const shareFrom = ({ count, base }: Proportion): number => count / base;

/** The probability that a standard normal variable is at most z, by the series of its integral. */
export function normalCdf(z: number): number {
  // Beyond, the double nearest to the probability is 0 or 1.
  if (Math.abs(z) > 9) return z > 0 ? 1 : 0;
  let term = z;
  let sum = z;
  for (let k = 3; Math.abs(term) > 1e-17; k += 2) {
    term *= (z * z) / k;
    sum += term;
  }
  return 0.5 + (sum * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI);
}

/**
 * The two-sided p-value of the two-proportion z test with a pooled share: how often chance alone
 * makes two groups differ at least as much. 1 if nobody or everybody is counted.
 */
export function twoProportionPValue(a: Proportion, b: Proportion): number {
  const pooled = (a.count + b.count) / (a.base + b.base);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / a.base + 1 / b.base));
  if (!(error > 0)) return 1;
  const z = Math.abs(shareFrom(a) - shareFrom(b)) / error;
  return 2 * (1 - normalCdf(z));
}

/**
 * Holm's correction: which of several hypotheses are rejected if the probability of any false
 * rejection stays within `level`. The results are in the order of the p-values.
 */
export function findSignificant(pValues: readonly number[], level = 0.05): boolean[] {
  const order = pValues
    .map((_, index) => index)
    .sort((a, b) => valueAt(pValues, a) - valueAt(pValues, b));
  const rejected = pValues.map(() => false);
  for (const [rank, index] of order.entries()) {
    if (valueAt(pValues, index) > level / (pValues.length - rank)) break;
    rejected[index] = true;
  }
  return rejected;
}

const valueAt = (values: readonly number[], index: number): number => values[index] ?? 1;

/** Half the width of a share's 95 % confidence interval in the worst case, in percentage points. */
export const chanceMargin = (base: number): number => 98 / Math.sqrt(base);

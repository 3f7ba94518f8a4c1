import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chanceMargin, findSignificant, normalCdf, twoProportionPValue } from './significance.ts';

test('the normal distribution has its tabulated probabilities (INSIGHT-2)', () => {
  expect(normalCdf(0)).toBe(0.5);
  expect(normalCdf(1)).toBeCloseTo(0.841344746, 8);
  expect(normalCdf(1.959963985)).toBeCloseTo(0.975, 8);
  expect(normalCdf(-2.575829304)).toBeCloseTo(0.005, 8);
  expect(normalCdf(40)).toBe(1);
  expect(normalCdf(-40)).toBe(0);
});

test('the probability grows with z, and both tails add up to 1 (INSIGHT-2)', () => {
  fc.assert(
    fc.property(fc.double({ min: -12, max: 12, noNaN: true }), (z) => {
      expect(normalCdf(z) + normalCdf(-z)).toBeCloseTo(1, 12);
      expect(normalCdf(z + 0.01)).toBeGreaterThanOrEqual(normalCdf(z) - 1e-15);
    }),
  );
});

test('a textbook example of the two-proportion test has its p-value (INSIGHT-2)', () => {
  // 56 of 100 against 40 of 100: pooled share 0.48, z = 0.16 / 0.07065 = 2.2646.
  expect(twoProportionPValue({ count: 56, base: 100 }, { count: 40, base: 100 })).toBeCloseTo(
    0.02354,
    4,
  );
  // 351 of 605 non-smokers against 41 of 195 smokers: z = 8.99.
  expect(twoProportionPValue({ count: 351, base: 605 }, { count: 41, base: 195 })).toBeLessThan(
    1e-15,
  );
});

test('equal shares, and shares of 0 or 1, are no evidence of a difference (INSIGHT-2)', () => {
  expect(twoProportionPValue({ count: 5, base: 10 }, { count: 50, base: 100 })).toBeCloseTo(1, 12);
  expect(twoProportionPValue({ count: 0, base: 10 }, { count: 0, base: 100 })).toBe(1);
  expect(twoProportionPValue({ count: 10, base: 10 }, { count: 99, base: 99 })).toBe(1);
});

test('the published example of Holm’s method rejects the two smallest of four p-values (INSIGHT-2)', () => {
  expect(findSignificant([0.01, 0.04, 0.03, 0.005])).toEqual([true, false, false, true]);
  // Bonferroni's method rejects only the first.
  expect(findSignificant([0.01, 0.02, 0.03])).toEqual([true, true, true]);
});

test('Holm rejects at least as much as Bonferroni, and at most as much as no correction', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 30 }), (all) => {
      for (const [index, isRejected] of findSignificant(all).entries()) {
        const p = all[index] ?? 1;
        if (p <= 0.05 / all.length) expect(isRejected).toBe(true);
        if (p > 0.05) expect(isRejected).toBe(false);
      }
    }),
  );
});

test('a share of 120 answers varies by up to 9 points by chance (INSIGHT-1)', () => {
  expect(Math.round(chanceMargin(120))).toBe(9);
  expect(chanceMargin(9604)).toBeCloseTo(1, 12);
});

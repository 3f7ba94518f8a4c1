import { expect, test } from 'vitest';
import { imageProblem } from './images.ts';

test.each([
  ['text/plain', 10, { title: 'Invalid file', description: 'Please select a valid image' }],
  ['', 10, { title: 'Invalid file', description: 'Please select a valid image' }],
  ['image/png', 5_000_000, null],
  ['image/png', 5_000_001, { title: 'Image too large', description: 'Image must be 5MB or less' }],
  ['image/png', 0, null],
  ['image/png', -1, { title: 'Invalid image' }],
])('%s of %i bytes: %j (IMAGE-1, IMAGE-2, IMAGE-3)', (type, size, problem) => {
  expect(imageProblem({ type, size })).toEqual(problem);
});

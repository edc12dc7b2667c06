import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test('returns the initials of the first and the last name', () => {
  expect(initials('Rafael da Silva Nunes')).toBe('RN');
  expect(initials('érica')).toBe('É');
  expect(initials('maria.costa')).toBe('MC');
  expect(initials('')).toBe('?');
});

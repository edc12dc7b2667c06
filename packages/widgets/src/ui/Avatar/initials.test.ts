import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test('initials come from the first and the last name', () => {
  expect(initials('Rafael da Silva Nunes')).toBe('RN');
  expect(initials('érica')).toBe('É');
  expect(initials('maria.costa')).toBe('MC');
  expect(initials('')).toBe('?');
});

import { expect, test } from 'vitest';
import { isAddressRange, isInRanges } from './address-range.ts';

test('accepts addresses and ranges of both families', () => {
  for (const text of ['203.0.113.7', '10.0.0.0/8', '0.0.0.0/0', '2001:db8::/32', '::1', '2001:db8::1/128']) {
    expect(isAddressRange(text), text).toBe(true);
  }
});

test('refuses names, incomplete addresses, other notations and prefixes that are too long', () => {
  for (const text of ['', 'erp.example', '10.0.0', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '1.2.3.4/-1', '010.1']) {
    expect(isAddressRange(text), text).toBe(false);
  }
  for (const text of ['::/129', 'fe80::1%eth0', '0x7f.0.0.1', '2130706433', '300.0.0.1', ' 10.0.0.1', '010.0.0.1']) {
    expect(isAddressRange(text), text).toBe(false);
  }
});

test('an address belongs to a range of its family by the bits of the prefix', () => {
  expect(isInRanges('203.0.113.7', ['10.0.0.0/8', '203.0.113.0/24'])).toBe(true);
  expect(isInRanges('203.0.114.7', ['203.0.113.0/24'])).toBe(false);
  expect(isInRanges('203.0.113.7', ['203.0.113.8'])).toBe(false);
  expect(isInRanges('2001:db8:1::5', ['2001:db8::/32'])).toBe(true);
  expect(isInRanges('203.0.113.7', ['::/0'])).toBe(false);
  expect(isInRanges('::ffff:203.0.113.7', ['203.0.113.7'])).toBe(true);
});

test('an unknown address belongs to no range', () => {
  expect(isInRanges('unknown', ['0.0.0.0/0', '::/0'])).toBe(false);
  expect(isInRanges('203.0.113.7', [])).toBe(false);
});

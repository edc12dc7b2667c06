import { describe, expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

/** Returns an IPv4 address as two groups of IPv6. */
function groups(ipv4: string): [string, string] {
  const [a = 0, b = 0, c = 0, d = 0] = ipv4.split('.').map(Number);
  return [(a * 256 + b).toString(16), (c * 256 + d).toString(16)];
}

/** Ranges that embed an IPv4 address, with the position of its two halves. */
const embedding: Readonly<Record<string, (ipv4: string) => string>> = {
  '::/96': (ipv4) => `::${groups(ipv4).join(':')}`,
  '::/96 with dots': (ipv4) => `::${ipv4}`,
  '::ffff:0:0/96': (ipv4) => `::ffff:${groups(ipv4).join(':')}`,
  '::ffff:0:0/96 with dots': (ipv4) => `::ffff:${ipv4}`,
  '::ffff:0:0:0/96': (ipv4) => `::ffff:0:${groups(ipv4).join(':')}`,
  '64:ff9b::/96': (ipv4) => `64:ff9b::${groups(ipv4).join(':')}`,
  '64:ff9b:1::/96': (ipv4) => `64:ff9b:1::${groups(ipv4).join(':')}`,
  '64:ff9b:1::/48': (ipv4) => {
    const [a, b, c, d] = ipv4.split('.').map((part) => Number(part).toString(16).padStart(2, '0'));
    return `64:ff9b:1:${a}${b}:00${c}:${d}00::`;
  },
  '2002::/16': (ipv4) => `2002:${groups(ipv4).join(':')}::1`,
  'Teredo server': (ipv4) => `2001:0:${groups(ipv4).join(':')}:0:0:f7f7:f7f7`,
  'Teredo client': (ipv4) => {
    const inverted = groups(ipv4).map((group) => (0xffff ^ Number.parseInt(group, 16)).toString(16));
    return `2001:0:808:808:0:0:${inverted.join(':')}`;
  },
  ISATAP: (ipv4) => `2a00:1450::5efe:${groups(ipv4).join(':')}`,
  'ISATAP, universal bit': (ipv4) => `2a00:1450::200:5efe:${groups(ipv4).join(':')}`,
};

const local = [
  '127.0.0.1',
  '10.1.2.3',
  '192.168.0.1',
  '172.16.5.4',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '224.0.0.1',
];
const open = ['93.184.216.34', '8.8.8.8'];

describe.each(Object.entries(embedding))('C5.11 %s', (_range, embed) => {
  test.each(local)('refuses %s', (ipv4) => expect(isPublicAddress(embed(ipv4))).toBe(false));
  test.each(open)('accepts %s', (ipv4) => expect(isPublicAddress(embed(ipv4))).toBe(true));
});

test.each([
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  'fd12::1',
  'ff02::1',
  '2001:db8::1',
  '64:ff9b:1:808:8:800:7f00:1',
  '64:ff9b:2::808:808',
  'x',
  '',
])('C5.11 refuses %s', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['2a00:1450:4001:82a::200e', '1.1.1.1'])('C5.11 accepts %s', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

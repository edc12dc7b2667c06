import { describe, expect, test } from 'vitest';
import { inflatesWithin } from './inflated-size.ts';
import { archive } from './testing/archive.ts';

describe('inflatesWithin', () => {
  test('counts the unpacked bytes, whatever size the archive declares', async () => {
    const content = new Uint8Array(5000);
    expect(await inflatesWithin(archive(content), 5000)).toBe(true);
    expect(await inflatesWithin(archive(content, { declared: 1 }), 4999)).toBe(false);
    expect(await inflatesWithin(archive(content, { method: 0 }), 5000)).toBe(true);
    expect(await inflatesWithin(archive(content, { method: 12 }), 5000)).toBe(false);
    expect(await inflatesWithin(new Uint8Array(100), 5000)).toBe(false);
  });
});

import { expect, test } from 'vitest';
import { calledContract } from '../packages/widgets/called-contract.ts';

const calledOf = (schema: string) =>
  calledContract(`import * as z from 'zod/mini';\nexport const schema = ${schema};`).match(
    /\(\(\) => \((.*)\)\)\(\)/s,
  )?.[1];

test('elements check the shape of a response without limits of lengths and numbers', () => {
  expect(calledOf('z.object({ a: z.optional(z.string().check(z.maxLength(3))) })')).toBe(
    'z.object({ a: z.optional(z.string()) })',
  );
  expect(calledOf('z.array(z.object({ n: z.number().check(z.gte(0)) })).check(z.maxLength(2))')).toBe(
    'z.array(z.object({ n: z.number() }))',
  );
});

test('a check that changes the value stays', () => {
  expect(calledOf('z.string().check(z.trim(), z.minLength(1))')).toBe('z.string().check(z.trim(), z.minLength(1))');
});

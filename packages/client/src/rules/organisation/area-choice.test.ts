import { expect, test } from 'vitest';
import { choosableDepartments, choosableSectors, isDepartmentLocked } from './area-choice.ts';

const area = (id: number, active: boolean, belong: boolean) => ({ id, active, belong });
const ids = (areas: readonly { id: number }[]) => areas.map(({ id }) => id);

test('M6.08 offers active departments for which the person, or a sector of them, is responsible', () => {
  const departments = [
    area(1, true, true),
    area(2, true, false),
    area(3, false, true),
    { ...area(4, true, false), sectors: [area(40, true, false), area(41, true, true)] },
    { ...area(5, false, false), sectors: [area(50, true, true)] },
    { ...area(6, true, false), sectors: [area(60, true, false)] },
  ];
  expect(ids(choosableDepartments(departments, null))).toEqual([1, 4]);
});

test('M6.09 keeps the currently chosen department, even if it is inactive or of others', () => {
  const departments = [area(1, true, true), area(2, true, false), area(3, false, false)];
  expect(ids(choosableDepartments(departments, 2))).toEqual([1, 2]);
  expect(ids(choosableDepartments(departments, 3))).toEqual([1, 3]);
});

test('M6.10 offers active sectors of the person, or of their department', () => {
  const sectors = [area(1, true, true), area(2, true, false), area(3, false, true), area(4, false, false)];
  expect(ids(choosableSectors(sectors, { belong: false }, null))).toEqual([1]);
  expect(ids(choosableSectors(sectors, { belong: true }, null))).toEqual([1, 2]);
  expect(ids(choosableSectors(sectors, { belong: false }, 4))).toEqual([1, 4]);
});

test('M6.11 a process of a department for which the person is not responsible stays in it', () => {
  const departments = [area(1, true, true), { ...area(2, true, false), sectors: [area(20, true, true)] }];
  expect(isDepartmentLocked(departments, null)).toBe(false);
  expect(isDepartmentLocked(departments, 1)).toBe(false);
  expect(isDepartmentLocked(departments, 2)).toBe(true);
  expect(isDepartmentLocked(departments, 99)).toBe(true);
});

import { fieldTypes, maskTypes, stepTypes, workflowDefinitionSchema } from '@tramita/client/contract';
import { checkDefinition } from '@tramita/client/rules';
import { describe, expect, test } from 'vitest';
import { categories } from '../company/categories.ts';
import { demoServices } from './services.ts';

const published = demoServices.flatMap((service) =>
  service.versions.map(({ definition }, index) => ({ title: `${service.title}, versão ${index + 1}`, definition })),
);
const definitions = published.map(({ definition }) => definition);

describe('the services of the demo company', () => {
  test.each(published)('$title can be published without changes', ({ definition }) => {
    expect(workflowDefinitionSchema.parse(definition)).toEqual(definition);
    expect(checkDefinition(definition)).toEqual([]);
  });

  test('use every type of step and field and every mask', () => {
    const steps = definitions.flatMap((definition) => definition.steps);
    const fields = definitions.flatMap((definition) => definition.fields);
    expect(new Set(steps.map(({ type }) => type))).toEqual(new Set(stepTypes));
    expect(new Set(fields.map(({ type }) => type))).toEqual(new Set(fieldTypes));
    expect(new Set(fields.flatMap(({ maskedValue }) => maskedValue ?? []))).toEqual(new Set(maskTypes));
  });

  test('include one service with every type of field and every mask', () => {
    const showcase = demoServices.find(({ name }) => name === 'ficha-cadastral-completa')?.versions[0]?.definition
      .fields;
    expect(new Set(showcase?.map(({ type }) => type))).toEqual(new Set(fieldTypes));
    expect(new Set(showcase?.flatMap(({ maskedValue }) => maskedValue ?? []))).toEqual(new Set(maskTypes));
  });

  test('fill seven folders and include second versions, links, an inactive and a restricted service', () => {
    expect(demoServices.length).toBeGreaterThanOrEqual(28);
    const folders = new Set(demoServices.flatMap(({ category }) => category ?? []));
    expect(folders).toEqual(new Set(categories.map(({ title }) => title)));
    for (const folder of folders) {
      const inside = demoServices.filter(({ category, active }) => category === folder && active !== false);
      expect(inside.length, folder).toBeGreaterThanOrEqual(2);
    }
    // the modeler refuses a process without a category
    expect(demoServices.filter(({ category }) => category === null)).toEqual([]);
    expect(demoServices.filter(({ versions }) => versions.length > 1)).toHaveLength(2);
    expect(demoServices.filter(({ url }) => url !== undefined)).toHaveLength(3);
    expect(demoServices.filter(({ url }) => url?.includes('{token}'))).toHaveLength(1);
    expect(demoServices.filter(({ active }) => active === false)).toHaveLength(1);
    expect(demoServices.some(({ initializerGroup }) => initializerGroup !== undefined)).toBe(true);
  });

  test('have unique ids, names and field ids', () => {
    const fieldIds = definitions.flatMap((definition) => definition.fields.map(({ id }) => id));
    expect(new Set(fieldIds).size).toBe(fieldIds.length);
    expect(new Set(demoServices.map(({ id }) => id)).size).toBe(demoServices.length);
    expect(new Set(demoServices.map(({ name }) => name)).size).toBe(demoServices.length);
  });

  test('have spans on the six-column grid and titles within the limits', () => {
    for (const definition of definitions) {
      for (const { span } of definition.fields) expect([undefined, 2, 3, 4, 6]).toContain(span);
      for (const { title } of definition.steps) expect(title.length).toBeLessThanOrEqual(50);
    }
  });
});

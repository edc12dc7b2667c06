import {
  definitionOf,
  modelOfDefinition,
  modelOfPublish,
  newWorkflow,
  publishBody,
  publishProblems,
} from '@tramita/client/rules';
import { expect, test } from 'vitest';
import { demoServices } from './services.ts';

const published = demoServices.flatMap((service) =>
  service.versions.map(({ definition }, index) => ({ title: `${service.title}, versão ${index + 1}`, definition })),
);
const settings = {
  ...newWorkflow(),
  title: 'Serviço',
  category: { id: 1, title: 'Financeiro' },
  department: { id: 1, description: 'Financeiro', active: true },
  sector: { id: 1, description: 'Tesouraria', active: true },
  assigneeStatuses: [1],
  hasNps: true,
};

test.each(published)('$title is unchanged after a round trip through the modeler and publishing', ({ definition }) => {
  const model = { ...settings, ...modelOfDefinition(definition) };
  expect(definitionOf(model)).toEqual(definition);
  expect(modelOfPublish(publishBody(model))).toEqual(model);
  expect(publishProblems(model)).toEqual([]);
});

import { expect, test } from 'vitest';
import { workflowChanges } from '../workflow/changes/workflow-changes.ts';
import { addField } from '../workflow/commands/add-field.ts';
import { changeProcess } from '../workflow/commands/change-process.ts';
import { changeStep } from '../workflow/commands/change-step.ts';
import { removeStep } from '../workflow/commands/remove-step.ts';
import { assigneeDataOptions } from '../workflow/labels/field-labels.ts';
import { defaultAssignees } from '../workflow/labels/step-titles.ts';
import { newWorkflow } from '../workflow/new-workflow.ts';
import { publishProblems } from '../workflow/problems/publish-problems.ts';
import { soundWorkflow } from '../workflow/testing/sample-workflow.ts';
import { ruleTexts as english } from './en.ts';
import { ruleTexts as spanish } from './es.ts';

const languages = [english, spanish];
const sound = soundWorkflow();
const problemsIn = ({ workflowProblems: problems, workflowLabels: labels }: typeof english, model = sound) =>
  publishProblems(model, { problems, labels }).map(({ message, detail = '' }) => `${message} ${detail}`.trim());

test('E11.03 problems of a process are reported in the language of the author', () => {
  expect(problemsIn(english, removeStep(sound, 'fim'))).toEqual([
    'Add an end to the process',
    'Add at least one step to the process',
  ]);
  expect(problemsIn(spanish, removeStep(sound, 'fim'))).toEqual([
    'Agregue un final al proceso',
    'Agregue al menos una etapa al proceso',
  ]);
  // the same checks find the same problems in every language
  const open = addField(newWorkflow(), 'f1');
  const checks = (texts?: Parameters<typeof publishProblems>[1]) =>
    publishProblems(open, texts).map(({ check }) => check);
  for (const { workflowProblems: problems, workflowLabels: labels } of languages) {
    expect(checks({ problems, labels })).toEqual(checks());
  }
});

test('E11.03 new processes have titles in the language of the author', () => {
  const titles = (texts?: Parameters<typeof newWorkflow>[0]) => newWorkflow(texts).steps.map(({ title }) => title);
  expect(titles()).toEqual(['Início', '', 'Final']);
  expect(titles(english.workflowLabels)).toEqual(['Start', '', 'End']);
  expect(titles(spanish.workflowLabels)).toEqual(['Inicio', '', 'Fin']);
});

test('E11.03 changes between two versions are described in the language of the author', () => {
  const after = changeStep(changeProcess(sound, { hasNps: !sound.hasNps }), sound.steps[0]?.id ?? '', { title: 'A' });
  const described = ({ workflowChanges: changes, workflowLabels: labels }: typeof english) =>
    workflowChanges(sound, after, { changes, labels }).flatMap(({ details }) => details);
  const [nps, title] = described(english);
  expect(nps).toMatch(/^NPS survey from (yes|no) to (yes|no)$/);
  expect(title).toMatch(/^formerly “.+”$/);
  expect(described(spanish)[1]).toMatch(/^antes “.+”$/);
});

test('E11.03 every person and every kind of personal data has a name in each language', () => {
  for (const { workflowLabels } of languages) {
    for (const { id } of defaultAssignees) expect(workflowLabels.assignee(id)).not.toBe('');
    const names = assigneeDataOptions.map(({ value }) => workflowLabels.personData(value));
    expect(new Set(names).size).toBe(21);
    for (const [index, { value }] of assigneeDataOptions.entries()) expect(names[index]).not.toBe(value);
  }
});

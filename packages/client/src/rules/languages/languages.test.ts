import { expect, test } from 'vitest';
import { commentErrorMessage, errorMessage, knownErrorMessage } from '../error-messages.ts';
import { createFormModel } from '../form/create-form-model.ts';
import { pointSigns } from '../form/number-signs.ts';
import { checkMotive } from '../motive.ts';
import { viewNameProblem } from '../saved-views.ts';
import { dueText, shortDueText } from '../sla.ts';
import { stepSuffix } from '../tasks/step-state.ts';
import { stopTitle } from '../tasks/track.ts';
import { updateProblems } from '../updates/updates.ts';
import { ruleTexts as en } from './en.ts';
import { ruleTexts as es } from './es.ts';

const now = new Date('2026-11-19T15:00:00Z');

test('E11.01 errors are shown in the language of the given texts', () => {
  expect(errorMessage('TASK_NOT_OPEN', en.errors)).toBe('The task is no longer open');
  expect(errorMessage('TASK_NOT_OPEN', es.errors)).toBe('La tarea ya no está abierta');
  expect(errorMessage('NO_SUCH_CODE', en.errors)).toBe('An unidentified error occurred');
  expect(knownErrorMessage('unknownError', en.errors)).toBeUndefined();
  expect(commentErrorMessage('REQUIRED_FIELDS', es.errors)).toBe('Agregue un comentario');
  expect(errorMessage('TASK_NOT_OPEN')).toBe('A tarefa não está mais aberta');
});

test('E11.01 E11.03 due times are shown in the language of the given texts', () => {
  const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
  expect(dueText(later(2), now, en.due)).toBe('Due in 2 h');
  expect(dueText(later(48), now, en.due)).toBe('Due in 2 days');
  expect(dueText(later(24), now, es.due)).toBe('Vence mañana');
  expect(dueText(later(-3), now, en.due)).toBe('Overdue by 3 h');
  expect(dueText(later(-24), now, es.due)).toBe('Venció ayer');
  expect(shortDueText(later(48), now, es.due)).toBe('en 2 días');
  expect(shortDueText(later(24), now, en.due)).toBe('tomorrow');
  expect(shortDueText(later(2), now, en.due)).toBe('Due in 2 h');
});

test('E11.01 steps, motives, views and updates are shown in the language of the given texts', () => {
  const step = { type: 'END_EVENT', status: 'FINISHED', currentStep: false, canceled: true, title: 'Fim' } as const;
  const shown = { ...step, details: null, reachable: true } as unknown as Parameters<typeof stopTitle>[0];
  expect(stopTitle(shown, en.stops)).toBe('End');
  expect(stepSuffix(shown, es.stepSuffixes)).toBe('(cancelada)');
  expect(checkMotive(' ', en.motives)).toBe('Enter the reason');
  expect(viewNameProblem('', es.savedViews)).toBe('Indique el nombre de la vista');
  const draft = { title: '', description: '<b>'.repeat(101), videos: [], publishAt: null, expiresAt: null };
  expect(updateProblems(draft, en.updates)).toEqual({
    title: 'Enter the title',
    description: 'The text has more than 100 levels of formatting. Simplify the formatting.',
  });
});

test('E11.01 E11.03 a form writes its messages, also those that are shown, in the language that is set last', () => {
  const field = (name: string, type: string, rules = {}) => ({ id: name, name, label: name, type, rules });
  const model = createFormModel(
    [
      field('price', 'money', { minValue: 1234.5 }),
      field('name', 'string', { required: true }),
      field('cpf', 'masked', { maskedValue: 'cpf' }),
      field('code', 'string', { maxLength: 2000 }),
    ],
    { now, values: { price: 1, cpf: '111.111.111-11', code: 'x'.repeat(2001) } },
  );
  const errors = () => model.fields.map(({ name }) => model.getField(name).error);
  model.validate();
  expect(errors()).toEqual([
    'Digite um valor maior ou igual a R$ 1.234,50',
    'Este campo é obrigatório',
    'Digite um CPF válido',
    'Digite no máximo 2.000 caracteres',
  ]);
  model.setErrors([{ name: 'name', message: 'Nome já usado' }]);
  model.setLanguage({ texts: en.form, signs: pointSigns });
  expect(errors()).toEqual([
    'Enter a value greater than or equal to R$ 1,234.50',
    'Nome já usado',
    'Enter a valid CPF',
    'Enter at most 2,000 characters',
  ]);
  expect(model.validateField('name')).toBe('This field is required');
});

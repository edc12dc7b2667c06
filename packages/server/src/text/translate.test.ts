import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { errorMessages, personProblemMessages, registerProblemMessages } from '@tramita/client/rules';
import { calendarProblemMessages } from '@tramita/client/rules/calendar';
import { expect, test } from 'vitest';
import { ConflictError, InvalidInputError } from '../errors.ts';
import { problemResponse } from '../http/problem.ts';
import { processOutdated } from '../processes/process-outdated.ts';
import { sentences as en } from './languages/en.ts';
import { sentences as es } from './languages/es.ts';
import { managedElsewhere } from './managed-elsewhere.ts';
import { portugueseOf, say } from './sentence.ts';
import { translate, translateWritten } from './translate.ts';

test('E11.02 an error has its sentence, with its values, in the language of the caller', async () => {
  const error = new ConflictError(say`Esta tarefa já está atribuída a ${'Ana {0} <b>'}.`, 'TASK_HELD_BY_OTHER');
  expect(error.message).toBe('Esta tarefa já está atribuída a Ana {0} <b>.');
  const log = { debug() {}, info() {}, warn() {}, error() {} };
  const sentenceIn = async (locale: 'pt-BR' | 'en' | 'es') => {
    const body = await problemResponse(error, { requestId: 'r', locale }, log).json();
    return (body as { message: string }).message;
  };
  expect(await sentenceIn('pt-BR')).toBe(error.message);
  expect(await sentenceIn('en')).toBe('This task is already assigned to Ana {0} <b>.');
  expect(await sentenceIn('es')).toBe('Esta tarea ya está asignada a Ana {0} <b>.');
});

test('E11.02 a stored sentence is translated with its values, and other texts stay', () => {
  const written = portugueseOf(managedElsewhere('(RH) v1.0'));
  expect(translateWritten(written, 'pt-BR')).toBe(written);
  expect(translateWritten(written, 'en')).toBe('This information comes from (RH) v1.0 and can only be changed there.');
  const limit = portugueseOf(
    say`A importação desativa ${4000} pessoas, mais que o limite de ${10}. Confirme o número para continuar.`,
  );
  expect(translateWritten(limit, 'en')).toContain('deactivates 4,000 people, more than the limit of 10');
  expect(translateWritten(`${limit} Obrigado.`, 'en')).toBe(`${limit} Obrigado.`);
  expect(translateWritten(errorMessages.FORBIDDEN, 'es')).toBe(translate(errorMessages.FORBIDDEN, 'es'));
  expect(translateWritten('Pedido da diretoria', 'en')).toBe('Pedido da diretoria');
});

test('E11.02 invalid inputs and their number are translated', async () => {
  const fields = [{ name: 'q', message: say`Use no máximo ${'200'} caracteres.` }];
  const error = new InvalidInputError(errorMessages.VALIDATION_ERROR, 'VALIDATION_ERROR', fields, 1);
  const log = { debug() {}, info() {}, warn() {}, error() {} };
  const body = await problemResponse(error, { requestId: 'r', locale: 'en' }, log).json();
  expect(body).toMatchObject({
    title: 'Invalid request',
    message: expect.stringMatching(/ There is 1 more problem\.$/),
    fields: [{ name: 'q', message: 'Use at most 200 characters.' }],
  });
});

test('E11.02 amounts are written as in the language of the reader, ids and numbers of lines as they are', () => {
  const limit = say`Use no máximo ${2000} caracteres.`;
  expect(portugueseOf(limit)).toBe('Use no máximo 2.000 caracteres.');
  expect(translate(limit, 'en')).toBe('Use at most 2,000 characters.');
  expect(translate(say`Use no máximo ${20_000} caracteres.`, 'es')).toMatch(/ 20\.000 /);
  expect(translate(say`Há mais ${1234} problemas além dos listados.`, 'en')).toContain('1,234');
  expect(translate(processOutdated(1234).text, 'en')).toContain(' 1234 ');
});

test('several sentences are translated one by one; a text that users wrote stays as it is', () => {
  const text = ['Este setor não existe', say`O grupo ${'Compras'} não tem membros ativos.`, 'Férias 2026'];
  expect(translate(text, 'en')).toBe('This sector does not exist Group Compras has no active members. Férias 2026');
  expect(portugueseOf(text)).toBe('Este setor não existe O grupo Compras não tem membros ativos. Férias 2026');
});

test('E11.02 problems of calendars and groups are translated', () => {
  expect(translate('Informe pelo menos um período de trabalho', 'en')).toBe('Enter at least one working period');
  expect(translate('Este calendário não existe', 'es')).toBe('Este calendario no existe');
  const full = say`Já existem ${200} calendários. Exclua um deles para cadastrar outro.`;
  expect(translate(full, 'en')).toBe('There are already 200 calendars. Delete one of them to add another.');
  expect(translate('Escolha pelo menos um membro', 'en')).not.toBe('Escolha pelo menos um membro');
});

test('a translation has the values of its template', () => {
  for (const translations of [en, es]) {
    for (const [template, translation] of Object.entries(translations)) {
      expect(new Set(translation.match(/\{\d\}/g)), template).toEqual(new Set(template.match(/\{\d\}/g)));
    }
  }
  expect(Object.keys(en)).toEqual(Object.keys(es));
});

const source = fileURLToPath(new URL('..', import.meta.url));
/** Folders whose sentences are for administrators of the server, for developers, or data of a request. */
const elsewhere =
  /^(bin|columns|doctor|sign-in[\\/]administrators|imports[\\/](columns[\\/](people|record)-columns|template|import-command)|config|conform|demo|jobs|mail|http[\\/]reference|outbound|personal-data[\\/]\w+-sections|runtime|sandbox|secrets|sheets[\\/]google|testing|text|db)|[\\/]testing[\\/]|\.test\.|^main\.ts/;
const portuguese = /[À-ÖØ-öø-ÿ]/;
/** Labels of columns and of changes, which are data that the caller asks for. */
const labels = new Set([
  'Descrição',
  'Status de usuário: outra seleção',
  'Ação',
  'Não',
  'Sim',
  'Número',
  'Identificação',
  'Endereço',
  'Requisição',
  'Processo não publicado',
  'Usuário',
  'Só o menu pessoal',
  'Acesso aos relatórios',
  'Finalidade e critérios do uso dos dados',
  'Nome de exibição',
]);

test('E11.02 every sentence to users has a translation', () => {
  const missing = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !elsewhere.test(file))
    .flatMap((file) => {
      const code = readFileSync(join(source, file), 'utf8').replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '');
      const texts = [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'/g)].map(([, text = '']) => text);
      const templates = [...code.matchAll(/\bsay`([^`]*)`/g)].map(([, text = '']) => {
        let place = 0;
        return text.replaceAll(/\$\{[^}]*\}/g, () => `{${place++}}`);
      });
      return [...texts.filter((text) => portuguese.test(text) && !labels.has(text)), ...templates]
        .filter((text) => translate({ template: text, values: [] }, 'en') === text)
        .map((text) => `${file}: ${text}`);
    });
  expect(missing).toEqual([]);
});

test('E11.02 every problem of people, registers and calendars has a translation', () => {
  const ofPeople = Object.values(personProblemMessages).filter((text) => typeof text === 'string');
  const sentences = [...ofPeople, ...Object.values(registerProblemMessages), ...Object.values(calendarProblemMessages)];
  const missing = [...sentences, portugueseOf(managedElsewhere('{0}'))].filter(
    (text) => translate({ template: text, values: [] }, 'en') === text,
  );
  expect(missing).toEqual([]);
});

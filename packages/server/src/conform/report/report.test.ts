import { expect, test } from 'vitest';
import { jsonOf } from './json.ts';
import { junitOf } from './junit.ts';
import { hasPassed, type OperationResult, type Report } from './report.ts';
import { tableOf } from './table.ts';

const operation = (overrides: Partial<OperationResult>): OperationResult => ({
  id: 'groups.get',
  method: 'GET',
  path: '/v1/groups/{id}',
  isRequired: true,
  state: 'works',
  checks: [{ title: 'responde', state: 'passed' }],
  durationMs: 1500,
  ...overrides,
});

const failed = {
  title: 'recusa <b> & "c"',
  state: 'failed',
  expected: '404 NOT_FOUND',
  actual: '200 \u0000 {"a": "<b>"}',
  request: 'GET /v1/groups/1',
} as const;

const report = (operations: readonly OperationResult[], overrides: Partial<Report> = {}): Report => ({
  api: 'https://api.example',
  startedAt: '2026-11-25T12:00:00.000Z',
  durationMs: 2100,
  requests: 12,
  users: { requester: 'ana', attendant: 'bia' },
  origin: null,
  operations,
  stopped: null,
  kept: ['processo "x", inativo'],
  notRemoved: [],
  ...overrides,
});

const mixed = report([
  operation({}),
  operation({ id: 'groups.create', method: 'POST', path: '/v1/groups', state: 'deviates', checks: [failed] }),
  operation({ id: 'drafts.get', path: '/v1/tasks/{uuid}/draft', isRequired: false, state: 'not-offered', checks: [] }),
  operation({
    id: 'groups.delete',
    method: 'DELETE',
    state: 'unchecked',
    checks: ['a', 'b'].map((title) => ({ title, state: 'skipped', reason: 'Informe --token attendant=...' })),
  }),
]);

test('E9.01 E9.05 the table has a line per operation, and below it what was expected and what came', () => {
  expect(tableOf(mixed).split('\n')).toEqual([
    'funciona              groups.get  GET /v1/groups/{id}',
    'diverge               groups.create  POST /v1/groups',
    '                      - recusa <b> & "c": esperado 404 NOT_FOUND; veio 200 \u0000 {"a": "<b>"} (GET /v1/groups/1)',
    'adição não oferecida  drafts.get (adição)  GET /v1/tasks/{uuid}/draft',
    'não verificada        groups.delete  DELETE /v1/groups/{id}',
    '                      - 2 itens não verificados: Informe --token attendant=...',
    '',
    '   1  funciona',
    '   1  diverge',
    '   1  adição não oferecida',
    '   1  não verificada',
    'Pessoas: requester ana, attendant bia.',
    'O CORS não foi verificado; informe --origin.',
    'Ficou no servidor:',
    '  - processo "x", inativo',
    '12 chamadas em 3 s.',
    'O servidor ainda não atende o contrato obrigatório, ou parte dele não foi verificada.',
  ]);
});

test('E9.05 JUnit XML has a suite per operation and a case per check, with escaped texts', () => {
  expect(junitOf({ ...mixed, notRemoved: ['grupo "x"'] })).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="tramita conform" time="2.1">
  <testsuite name="groups.get" tests="1" failures="0" skipped="0" time="1.5">
    <testcase classname="groups.get" name="responde"/>
  </testsuite>
  <testsuite name="groups.create" tests="1" failures="1" skipped="0" time="1.5">
    <testcase classname="groups.create" name="recusa &lt;b&gt; &amp; &quot;c&quot;"><failure message="esperado 404 NOT_FOUND; veio 200 \ufffd {&quot;a&quot;: &quot;&lt;b&gt;&quot;}">GET /v1/groups/1</failure></testcase>
  </testsuite>
  <testsuite name="drafts.get" tests="1" failures="0" skipped="1" time="1.5">
    <testcase classname="drafts.get" name="é oferecida"><skipped message="adição não oferecida"/></testcase>
  </testsuite>
  <testsuite name="groups.delete" tests="2" failures="0" skipped="2" time="1.5">
    <testcase classname="groups.delete" name="a"><skipped message="Informe --token attendant=..."/></testcase>
    <testcase classname="groups.delete" name="b"><skipped message="Informe --token attendant=..."/></testcase>
  </testsuite>
  <testsuite name="conform" tests="1" failures="1" skipped="0" time="0">
    <testcase classname="conform" name="termina e remove o que criou"><failure message="esperado nada; veio grupo &quot;x&quot;"></failure></testcase>
  </testsuite>
</testsuites>`);
});

test('E9.05 JSON contains the whole report and whether it passed', () => {
  expect(JSON.parse(jsonOf(mixed))).toEqual({ passed: false, ...mixed });
});

test('E9.05 a report passes only if every required operation works', () => {
  const one = (overrides: Partial<OperationResult>, more: Partial<Report> = {}) =>
    hasPassed(report([operation(overrides)], more));
  expect(one({})).toBe(true);
  for (const state of ['deviates', 'missing', 'unchecked', 'not-offered'] as const) expect(one({ state })).toBe(false);
  expect(one({ isRequired: false, state: 'not-offered' })).toBe(true);
  expect(one({ isRequired: false, state: 'unchecked' })).toBe(true);
  expect(one({ isRequired: false, state: 'deviates' })).toBe(false);
  expect(one({}, { stopped: 'a verificação foi interrompida' })).toBe(false);
  expect(one({}, { notRemoved: ['grupo "x"'] })).toBe(false);
});

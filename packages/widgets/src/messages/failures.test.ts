import { afterEach, expect, test, vi } from 'vitest';
import { failureOf } from './failures.ts';

afterEach(() => vi.unstubAllGlobals());

const problem = (status: number, requestId?: string) => ({ code: 'HTTP_PROBLEM', status, requestId });

test.each([
  ['T8.09', 500, 'Ocorreu um erro interno'],
  ['T8.10', 404, 'A URL utilizada não existe'],
  ['T8.11', 400, 'Não foi possível carregar a lista pois está faltando informação'],
  ['T6.10', 403, 'Usuário sem permissão de acesso'],
  ['T8.12', 418, 'Ocorreu um erro inesperado'],
])('C2.01 %s a generic failure %i has its text', (_id, status, title) => {
  expect(failureOf(problem(status)).title).toBe(title);
});

test('C9.03 an unexpected failure shows the id of its request, an expected one does not', () => {
  const own = { title: 'Não foi possível finalizar a tarefa', detail: 'Ela continua aberta.' };
  expect(failureOf(problem(500, 'a1b2c3d4e5f6'), own)).toEqual({
    title: own.title,
    detail: 'Ela continua aberta. Se persistir, informe ao suporte o código a1b2c3d4e5f6.',
  });
  expect(failureOf({ code: 'CONTRACT', status: 200, requestId: 'a1b2c3d4e5f6' }).detail).toContain('a1b2c3d4e5f6');
  expect(failureOf(problem(400, 'a1b2c3d4e5f6'), own).detail).toBe('Ela continua aberta.');
});

test('C9.03 an offline device and an unresponsive server get different texts', () => {
  expect(failureOf({ code: 'NETWORK' }).detail).toBe('O servidor não respondeu. Tente novamente em instantes.');
  vi.stubGlobal('navigator', { onLine: false });
  expect(failureOf({ code: 'NETWORK' }).detail).toBe('Você está sem conexão. Verifique a rede e tente novamente.');
  expect(failureOf({ code: 'NETWORK' }, { offline: 'O rascunho está neste navegador.' }).detail).toBe(
    'O rascunho está neste navegador.',
  );
});

test('E6.06 a token provider that fails and a session that ended each say what to do', () => {
  const own = { title: 'Não foi possível carregar o resumo' };
  expect(failureOf({ code: 'TOKEN' }, own)).toEqual({
    title: own.title,
    detail: 'Não foi possível confirmar seu acesso. Tente novamente em instantes.',
  });
  expect(failureOf(problem(401), own).detail).toBe('Sua sessão terminou. Entre novamente e tente outra vez.');
});

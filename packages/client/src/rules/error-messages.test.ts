import { expect, test } from 'vitest';
import { errorCodes } from '../contract/base/error-codes.ts';
import { errorStatuses } from '../contract/base/error-statuses.ts';
import { errorMessage, errorMessages } from './error-messages.ts';

test.each([
  ['MANAGED_ELSEWHERE', 409, 'Este dado vem de outra origem e só pode ser alterado lá.'],
  ['HIERARCHY_CYCLE', 409, 'A hierarquia forma um ciclo.'],
  ['LAST_ADMIN', 409, 'Este é o último administrador ativo. Defina outro antes de continuar.'],
  ['IMPORT_RUNNING', 409, 'Já existe uma importação em andamento. Aguarde o término.'],
  ['IMPORT_OUTDATED', 409, 'O cadastro mudou desde a conferência. Confira o arquivo de novo.'],
  [
    'IMPORT_LIMIT_EXCEEDED',
    422,
    'A importação passa do limite de desativações ou de mudanças de perfil. Confirme o número para continuar.',
  ],
  ['SUBSTITUTE_INVALID', 400, 'Esta pessoa não pode ser substituta neste período.'],
  ['SUBSTITUTION_OVERLAP', 409, 'Já existe um substituto para este período e processo.'],
  ['CALENDAR_IN_USE', 409, 'Este calendário está em uso e não pode ser excluído.'],
  ['SCOPE_MISSING', 403, 'Esta conta de serviço não tem o escopo necessário.'],
  ['LEGAL_BLOCK', 409, 'Há um bloqueio legal que impede esta ação.'],
  ['PERSON_ANONYMISED', 409, 'Os dados desta pessoa foram removidos e não podem ser alterados.'],
] as const)('D14.04 %s has the status %i and its sentence', (code, status, sentence) => {
  expect(errorCodes).toContain(code);
  expect(errorStatuses[code]).toEqual([status]);
  expect(errorMessages[code]).toBe(sentence);
  expect(errorMessage(code)).toBe(sentence);
});

import { describe, expect, test } from 'vitest';
import { checkMotive } from './motive.ts';
import { checkRequirements, requirementMessages } from './requirements.ts';

describe('motive', () => {
  test.each([undefined, null, '', '   \n'])('T5.2.01 T5.2.05 is required if it is %j', (motive) => {
    expect(checkMotive(motive)).toBe('Preenche o motivo');
  });

  test('T5.2.02 T9.09 has at most 200 characters', () => {
    expect(checkMotive('a'.repeat(200))).toBeNull();
    expect(checkMotive('a'.repeat(201))).toBe('O motivo deve ter no máximo 200 caracteres');
  });
});

describe('requirements', () => {
  const free = { dependsOnHierarchy: false, hasSuperior: false, canInitialize: true };

  test('P6.21 prevent a person without a superior from starting a process that needs one', () => {
    expect(checkRequirements({ ...free, dependsOnHierarchy: true })).toBe('HIERARCHY_REQUIRED');
    expect(checkRequirements({ ...free, dependsOnHierarchy: true, hasSuperior: true })).toBeNull();
    expect(requirementMessages.HIERARCHY_REQUIRED).toBe(
      'Você não pode solicitar esse serviço pois não possui uma hierarquia cadastrada no People. Procure o Departamento Pessoal para a regularização do cadastro.',
    );
  });

  test('P6.22 prevent a person outside the initializer group from starting the process', () => {
    expect(checkRequirements({ ...free, canInitialize: false })).toBe('INITIALIZER_GROUP_REQUIRED');
    expect(requirementMessages.INITIALIZER_GROUP_REQUIRED).toBe(
      'Você não pode iniciar esta solicitação pois não pertence ao grupo de solicitação deste processo.',
    );
  });

  test('let everyone start a process without restrictions', () => expect(checkRequirements(free)).toBeNull());
});

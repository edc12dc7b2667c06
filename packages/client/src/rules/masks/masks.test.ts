import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskTypes } from '../../contract/processes/form.ts';
import { maskFor, masks } from './masks.ts';

describe('masks', () => {
  test('T3.27 formats a CPF and checks its digits', () => {
    expect(masks.cpf.format('52998224725')).toBe('529.982.247-25');
    expect(masks.cpf.format('5299a8')).toBe('529.98');
    expect(masks.cpf.format('529982247251234')).toBe('529.982.247-25');
    expect(masks.cpf.isValid('529.982.247-25')).toBe(true);
    expect(masks.cpf.isValid('529.982.247-26')).toBe(false);
    expect(masks.cpf.isValid('529.982.247-35')).toBe(false);
    expect(masks.cpf.isValid('111.111.111-11')).toBe(false);
    expect(masks.cpf.isValid('52998224725')).toBe(false);
    expect(masks.cpf.isValid('529.982.247-2')).toBe(false);
  });

  test('T3.28 formats an RG, whose last place may be X', () => {
    expect(masks.rg.format('12345678x')).toBe('12.345.678-X');
    expect(masks.rg.format('12x345678')).toBe('12.345.678');
    expect(masks.rg.isValid('12.345.678-9')).toBe(true);
    expect(masks.rg.isValid('12.345.678-X')).toBe(true);
    expect(masks.rg.isValid('12.345.678-')).toBe(false);
    expect(masks.rg.isValid('1X.345.678-9')).toBe(false);
  });

  test('T3.29 formats a CNPJ of digits and one with letters and checks their digits', () => {
    expect(masks.cnpj.format('11222333000181')).toBe('11.222.333/0001-81');
    expect(masks.cnpj.isValid('11.222.333/0001-81')).toBe(true);
    expect(masks.cnpj.isValid('11.222.333/0001-82')).toBe(false);
    expect(masks.cnpj.isValid('00.000.000/0000-00')).toBe(false);
    expect(masks.cnpj.format('12abc34501de35')).toBe('12.ABC.345/01DE-35');
    expect(masks.cnpj.format('12abc34501dexx35')).toBe('12.ABC.345/01DE-35');
    expect(masks.cnpj.isValid('12.ABC.345/01DE-35')).toBe(true);
    expect(masks.cnpj.isValid('12.ABD.345/01DE-35')).toBe(false);
    expect(masks.cnpj.isValid('12.ABC.345/01DE-3X')).toBe(false);
  });

  test('T3.30 formats a CEP', () => {
    expect(masks.cep.format('01310100')).toBe('01310-100');
    expect(masks.cep.isValid('01310-100')).toBe(true);
    expect(masks.cep.isValid('00000-000')).toBe(false);
    expect(masks.cep.isValid('01310-10')).toBe(false);
  });

  test('T3.31 formats a landline number', () => {
    expect(masks.telephone.format('1133334444')).toBe('(11) 3333-4444');
    expect(masks.telephone.format('113')).toBe('(11) 3');
    expect(masks.telephone.isValid('(11) 3333-4444')).toBe(true);
    expect(masks.telephone.isValid('(11) 9333-4444')).toBe(false);
    expect(masks.telephone.isValid('(01) 3333-4444')).toBe(false);
  });

  test('T3.32 formats a mobile number', () => {
    expect(masks.cell.format('11987654321')).toBe('(11) 98765-4321');
    expect(masks.cell.isValid('(11) 98765-4321')).toBe(true);
    expect(masks.cell.isValid('(11) 38765-4321')).toBe(false);
    expect(masks.cell.isValid('(11) 9876-54321')).toBe(false);
  });

  test('return the characters of the value, and the format of a complete one', () => {
    expect(masks.cpf.unformat('529.982.247-25')).toBe('52998224725');
    expect(masks.cnpj.pattern).toBe('00.000.000/0000-00');
    expect(masks.rg.pattern).toBe('00.000.000-0');
    expect(masks.cep.isComplete('01310-100')).toBe(true);
    expect(masks.cep.isComplete('01310-1')).toBe(false);
  });

  test.each([undefined, null, '', 'toString', 'placa'])('returns undefined for %j', (type) => {
    expect(maskFor(type)).toBeUndefined();
  });

  test('have a Portuguese message for invalid values', () => {
    expect(maskTypes.map((type) => masks[type].message)).toEqual([
      'Digite um CPF válido',
      'Digite um RG válido',
      'Digite um CNPJ válido',
      'Digite um CEP válido',
      'Digite um telefone válido',
      'Digite um celular válido',
    ]);
  });
});

test('formatted text stays unchanged when it is formatted again', () => {
  fc.assert(
    fc.property(fc.constantFrom(...maskTypes), fc.string(), (type, typed) => {
      const once = masks[type].format(typed);
      expect(masks[type].format(once)).toBe(once);
    }),
  );
});

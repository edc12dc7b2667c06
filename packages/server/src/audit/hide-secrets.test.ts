import { expect, test } from 'vitest';
import { hideSecrets, hideSecretsInText } from './hide-secrets.ts';

test('CPFs in texts are masked with or without punctuation, other numbers stay', () => {
  expect(hideSecretsInText('CPF 529.982.247-25 de Ana')).toBe('CPF ***.982.247-** de Ana');
  expect(hideSecretsInText('52998224725')).toBe('***.982.247-**');
  expect(hideSecretsInText('11987654321, protocolo 529982247250')).toBe('11987654321, protocolo 529982247250');
});

test('an attribute that contains a CPF is masked even if its check digits are wrong', () => {
  expect(hideSecrets({ attribute: 'custom2', before: '529.982.247-26', after: '529 982 247 26' })).toEqual({
    attribute: 'custom2',
    before: '***.982.247-**',
    after: '***.982.247-**',
  });
  expect(hideSecrets({ attribute: 'value', before: 52998224725, after: 12 })).toMatchObject({
    before: '***.982.247-**',
    after: 12,
  });
});

test('values of secrets and tokens are hidden at any depth, and in texts', () => {
  const after = { headers: [{ Authorization: 'abc' }], note: 'Bearer abcdefgh12345', items: ['52998224725'] };
  expect(hideSecrets({ attribute: 'call', before: null, after }).after).toEqual({
    headers: [{ Authorization: '(oculto)' }],
    note: 'Bearer (oculto)',
    items: ['***.982.247-**'],
  });
  expect(hideSecretsInText('https://erp.example/a?lang=pt&api_key=abc#x')).toBe(
    'https://erp.example/a?lang=pt&api_key=(oculto)#x',
  );
  expect(hideSecretsInText('https://erp.example/a?code=abc==&postcode=1')).toBe(
    'https://erp.example/a?code=(oculto)&postcode=1',
  );
  for (const attribute of ['token', 'catalogueToken', 'clientSecret', 'senha', 'apiKey']) {
    expect(hideSecrets({ attribute, before: null, after: 'x' })).toEqual({
      attribute,
      before: null,
      after: '(oculto)',
    });
  }
});

// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the expressions under test contain templates
import { expect, test } from 'vitest';
import { expressionTokens } from './expression-tokens.ts';

const pieces = (source: string): string[] =>
  expressionTokens(source).map(({ kind, start, end }) => `${kind} ${source.slice(start, end)}`);

test('splits an expression into fields, punctuation, numbers, texts and words', () => {
  expect(pieces('#valor > 5000 && #tipo == "viagem" || !true')).toEqual([
    'field #valor',
    'mark >',
    'number 5000',
    'mark &&',
    'field #tipo',
    'mark ==',
    'text "viagem"',
    'mark ||',
    'mark !',
    'word true',
  ]);
});

test('comments and blanks are not tokens', () => {
  expect(pieces(' #a /* nota */ + // fim\n 1')).toEqual(['field #a', 'mark +', 'number 1']);
});

test('a text without its closing quote ends at the end of its line', () => {
  expect(pieces('#tipo == "via && #a')).toEqual(['field #tipo', 'mark ==', 'text "via && #a']);
  expect(pieces("#a == 'x\n&& #b")).toEqual(['field #a', 'mark ==', "text 'x", 'mark &&', 'field #b']);
  expect(pieces('"a\\u00zz" == #b')).toEqual(['text "a\\u00zz" == #b']);
});

test('marks invalid characters as broken, and continues after them', () => {
  expect(pieces('# == 1')).toEqual(['broken #', 'mark ==', 'number 1']);
  expect(pieces('12abc + #b')).toEqual(['broken 12abc', 'mark +', 'field #b']);
  expect(pieces('#a § 2')).toEqual(['field #a', 'broken §', 'number 2']);
});

test('splits the parts of a template into their own tokens', () => {
  expect(pieces('`Olá ${#nome + {a: 1}.a} e ${`x${1}`}` == 2')).toEqual([
    'text `Olá ${',
    'field #nome',
    'mark +',
    'mark {',
    'word a',
    'mark :',
    'number 1',
    'mark }',
    'mark .',
    'word a',
    'text } e ${',
    'text `x${',
    'number 1',
    'text }`',
    'text }`',
    'mark ==',
    'number 2',
  ]);
  expect(pieces('`sem fim ${#a')).toEqual(['text `sem fim ${', 'field #a']);
  expect(pieces('`sem fim')).toEqual(['text `sem fim']);
});

test('every prefix of an expression can be highlighted', () => {
  const source = '#a.includes("x") && `v${ {k: [1.5e3, 0x1F]}.k }` != \'\\x41\' ? /x/ : 1..2';
  for (let length = 0; length <= source.length; length += 1) {
    const start = source.slice(0, length);
    const tokens = expressionTokens(start);
    for (const [index, token] of tokens.entries()) {
      expect(token.end).toBeGreaterThan(token.start);
      expect(token.start).toBeGreaterThanOrEqual(tokens[index - 1]?.end ?? 0);
      expect(token.end).toBeLessThanOrEqual(start.length);
    }
  }
});

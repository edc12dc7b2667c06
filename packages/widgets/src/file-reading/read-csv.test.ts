import { describe, expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';

describe('readCsv', () => {
  test.each([
    [
      'a;b\nc;d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['\uFEFFa;b', [['a', 'b']]],
    [
      '"a;1";"diz ""oi"""\n"duas\nlinhas";x',
      [
        ['a;1', 'diz "oi"'],
        ['duas\nlinhas', 'x'],
      ],
    ],
    ['Valor, em reais;1', [['Valor, em reais', '1']]],
    ['"a,b",c', [['a,b', 'c']]],
    ['sozinho', [['sozinho']]],
    ['', []],
  ])('reads %j', (text, cells) => expect(readCsv(text, 100)).toEqual(cells));

  test('stops at the maximum number of rows', () => expect(readCsv('a;b\n'.repeat(50), 10)).toHaveLength(10));
});

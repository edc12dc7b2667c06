import { describe, expect, test } from 'vitest';
import { expectToEnd } from '../../testing/expect-to-end.ts';
import { richTextProblem, richTextTooDeepMessage, richTextTooLongMessage } from './rich-text-limits.ts';

const nested = (levels: number, tag = 'b', inner = 'x') =>
  `<${tag}>`.repeat(levels) + inner + `</${tag}>`.repeat(levels);

describe('richTextProblem', () => {
  test('C5.03 accepts 200,000 characters and rejects one more', () => {
    expect(richTextProblem('x'.repeat(200_000))).toBeNull();
    expect(richTextProblem('x'.repeat(200_001))).toBe(richTextTooLongMessage);
  });

  test('C5.03 accepts 100 levels and rejects 101', () => {
    expect(richTextProblem(nested(100))).toBeNull();
    expect(richTextProblem(nested(101))).toBe(richTextTooDeepMessage);
    expect(richTextProblem('<b>'.repeat(101))).toBe(richTextTooDeepMessage);
    expect(richTextProblem(nested(100, 'B', '<br><hr>'))).toBeNull();
  });

  test.each([
    '<p>um</p>',
    '<p>um',
    '<ul><li>um<li>dois</ul>',
    '<table><tr><td>1<td>2</table>',
    '<b>um</b> 2 < 3 <br>',
    '<a href="https://a.example/?a=1&b=>2" title=\'"\'>x</a>',
    '<p>um</p><!-- nota -->',
    '<P CLASS="a">um</P >',
  ])('C5.03 takes any number of %s', (html) => expect(richTextProblem(html.repeat(500))).toBeNull());

  /** Texts that a parser reads as one more level each time, whatever they look like. */
  test.each([
    '<b title="</b>">',
    "<b title='</b>'>",
    '<b title=">" x></c>',
    '<b x"></i>',
    '<b><!-- </b> -->',
    '<b><!--></b> -->',
    '<b><![CDATA[</b>]]>',
    '<b><?x </b>?>',
    '<b></ </b>',
    '<b><style></b></style>',
    '<b><textarea></b></textarea>',
    '<b><svg></b>',
    '<b></i>',
    '<b><div></b>',
    '<b\n>',
    '<b/>',
  ])('C5.03 refuses many of %s', (html) => expect(richTextProblem(html.repeat(300))).toBe(richTextTooDeepMessage));

  test.each(['<', '<b "', "<b '", '<b =', '<b ="', '<!--', '<!', '</', '</b', '<b x=" ', '<br ="<'])(
    'C5.03 measures 1,000,000 characters of %s in time that grows with their number',
    (piece) => {
      const html = piece.repeat(Math.floor(1_000_000 / piece.length));
      expectToEnd(() => richTextProblem(html));
    },
  );
});

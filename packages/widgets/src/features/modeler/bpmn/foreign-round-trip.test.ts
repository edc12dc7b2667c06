import { exportWorkflow } from '@tramita/client/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readImport } from '../transfer/read-import.ts';
import { exportBpmn } from './index.ts';

const escaped = (text: string) => text.replace(/[&<>"\n\r\t]/g, (character) => `&#${character.charCodeAt(0)};`);
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot hold these characters
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

/** Texts that XML, HTML or a comparison of texts may change. */
const text = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'Aprovar',
    '  dois  espaços ',
    'linha\nquebrada\r\n\ttabulada',
    '<!DOCTYPE html><p>oi</p>',
    'fim ]]> <![CDATA[x]]>',
    '&amp; &lt;b&gt; &nbsp; &#10;',
    '\u00a0\u2028\u200b\ufeff\u0085\u007f\u009f',
    'constructor',
    '__proto__',
    `${'x'.repeat(48)}😀😀😀 longo`,
    '😀'.repeat(40),
  ),
  fc.string({ maxLength: 70, unit: 'binary' }).map((value) => value.replace(unwritable, '')),
);
const expression = (content: string) => `\${${content}}`;
const condition = fc.oneof(
  fc.constantFrom(
    '',
    ...['valor > 10', 'aprovado', '!aprovado', 'tipo == "x" ', 'constructor == "1"', '__proto__ == 1'].map(expression),
    "#{tipo == 'a  b'}",
    expression('approved == true'),
    `${expression(`${'nome_'.repeat(30)}a == "sim"`)}`,
    `${expression(`${'nome_'.repeat(30)}b == "sim"`)}`,
    'not contains(x, "a")',
  ),
  text,
);
const kinds = [
  ...['startEvent', 'endEvent', 'intermediateThrowEvent', 'intermediateCatchEvent'],
  ...['task', 'userTask', 'manualTask', 'serviceTask', 'sendTask', 'scriptTask', 'subProcess', 'callActivity'],
  ...['exclusiveGateway', 'parallelGateway', 'inclusiveGateway', 'eventBasedGateway'],
];
const node = fc.record({ kind: fc.constantFrom(...kinds), name: text, written: text, isHtml: fc.boolean() });
const flow = fc.record({ from: fc.nat(12), to: fc.nat(12), name: text, condition });
const drawing = fc.record({
  name: text,
  written: text,
  nodes: fc.array(node, { minLength: 1, maxLength: 10 }),
  flows: fc.array(flow, { maxLength: 20 }),
});
type Drawing = typeof drawing extends fc.Arbitrary<infer Value> ? Value : never;

const documentation = (content: string, isHtml = false) =>
  content === '' ? '' : `<documentation${isHtml ? ' textFormat="text/html"' : ''}>${escaped(content)}</documentation>`;

function fileOf({ name, written, nodes, flows }: Drawing): string {
  const elements = nodes.map(
    (part, index) =>
      `<${part.kind} id="n${index}" name="${escaped(part.name)}">${documentation(part.written, part.isHtml)}</${part.kind}>`,
  );
  const arrows = flows.map((arrow, index) => {
    const inside =
      arrow.condition === '' ? '' : `<conditionExpression>${escaped(arrow.condition)}</conditionExpression>`;
    const ends = `sourceRef="n${arrow.from % nodes.length}" targetRef="n${arrow.to % nodes.length}"`;
    return `<sequenceFlow id="f${index}" ${ends} name="${escaped(arrow.name)}">${inside}</sequenceFlow>`;
  });
  return `<?xml version="1.0"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL">
<process id="p" name="${escaped(name)}">${documentation(written)}${elements.join('')}${arrows.join('')}</process>
</definitions>`;
}

test('C4.06 a file of another tool that is imported, exported and imported again gives an equal process', async () => {
  await fc.assert(
    fc.asyncProperty(drawing, async (drawn) => {
      const first = await readImport(fileOf(drawn));
      fc.pre(first !== null);
      const again = await readImport(await exportBpmn(first.model));
      expect(again?.model).toStrictEqual(first.model);
      expect(again?.notes).toEqual([]);
      expect((await readImport(exportWorkflow(first.model)))?.model).toStrictEqual(first.model);
    }),
    { numRuns: 150 },
  );
}, 60_000);

import { exportWorkflow } from '@tramita/client/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readImport } from '../transfer/read-import.ts';
import { exportBpmn } from './index.ts';

const escaped = (text: string) => text.replace(/[&<>"\n\r\t]/g, (character) => `&#${character.charCodeAt(0)};`);
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML does not allow these characters
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

/** Texts that XML, HTML or a text comparison may change. */
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
const events = ['startEvent', 'endEvent', 'intermediateThrowEvent', 'intermediateCatchEvent', 'boundaryEvent'];
const activities = [
  ...['task', 'userTask', 'manualTask', 'serviceTask', 'sendTask', 'scriptTask', 'receiveTask', 'businessRuleTask'],
  ...['subProcess', 'transaction', 'adHocSubProcess', 'callActivity'],
];
const gateways = ['exclusiveGateway', 'parallelGateway', 'inclusiveGateway', 'eventBasedGateway', 'complexGateway'];
const others = ['dataObjectReference', 'dataStoreReference'];

/** Ids as tools write them; the number of the element is appended. */
const idStart = fc.constantFrom(
  'n',
  '_',
  'sid-4F1C.0A-',
  'Etapa.2.',
  'Ação_',
  'a.b-c_',
  'constructor',
  '__proto__',
  'ID'.repeat(60),
);
const triggers = ['timerEventDefinition', 'messageEventDefinition', 'errorEventDefinition', 'terminateEventDefinition'];
const extension = fc.constantFrom(
  '',
  '<x:properties><x:property name="cor" value="azul"/></x:properties>',
  '<x:assignmentDefinition assignee="ana" candidateGroups="rh"/>',
  '<x:formData><x:formField id="valor" type="long"/><![CDATA[ solto ]]></x:formData>',
  '<x:json>{"steps":[],"id":"outro"}</x:json>',
);
const coordinate = fc.oneof(
  fc.double({ min: -5000, max: 50_000, noNaN: true }).map(String),
  fc.constantFrom('', 'abc', 'NaN', '-0', '1e3'),
);
const node = fc.record({
  kind: fc.oneof(fc.constantFrom(...events, ...activities, ...gateways), fc.constantFrom(...events, ...others)),
  idStart,
  name: text,
  written: text,
  isHtml: fc.boolean(),
  hasDefault: fc.boolean(),
  trigger: fc.option(fc.constantFrom(...triggers)),
  loops: fc.boolean(),
  assignee: fc.boolean(),
  lane: fc.nat(3),
  extension,
  place: fc.option(fc.tuple(coordinate, coordinate)),
});
const flow = fc.record({
  from: fc.nat(12),
  to: fc.nat(12),
  name: text,
  condition,
  extension,
  corners: fc.array(fc.tuple(coordinate, coordinate), { maxLength: 4 }),
});
const drawing = fc.record({
  name: text,
  pool: fc.option(text),
  written: text,
  lanes: fc.array(text, { maxLength: 4 }),
  extension,
  nodes: fc.array(node, { minLength: 1, maxLength: 10 }),
  flows: fc.array(flow, { maxLength: 20 }),
});
type Drawing = typeof drawing extends fc.Arbitrary<infer Value> ? Value : never;

const documentation = (content: string, isHtml = false) =>
  content === '' ? '' : `<documentation${isHtml ? ' textFormat="text/html"' : ''}>${escaped(content)}</documentation>`;
const extended = (content: string) => (content === '' ? '' : `<extensionElements>${content}</extensionElements>`);

/** Returns the drawing as another tool would write it: a pool with lanes, default flows, extensions and positions. */
function fileOf({ name, pool, written, lanes, extension: own, nodes, flows }: Drawing): string {
  const idOf = (index: number) => `${nodes[index]?.idStart}${index}`;
  const arrows = flows.map((arrow, index) => ({
    ...arrow,
    id: `f.${index}`,
    from: arrow.from % nodes.length,
    to: arrow.to % nodes.length,
  }));
  const elements = nodes.map((part, index) => {
    const isActivity = activities.includes(part.kind);
    const first = arrows.find(({ from }) => from === index);
    const attributes = [
      `id="${idOf(index)}" name="${escaped(part.name)}"`,
      part.hasDefault &&
        first &&
        (isActivity || /exclusive|inclusive|complex/.test(part.kind)) &&
        `default="${first.id}"`,
      part.assignee && isActivity && 'x:assignee="ana"',
      part.kind === 'boundaryEvent' && `attachedToRef="${idOf(0)}"`,
    ];
    const inside = [
      documentation(part.written, part.isHtml),
      extended(part.extension),
      part.trigger && events.includes(part.kind) && `<${part.trigger}/>`,
      part.loops && isActivity && '<multiInstanceLoopCharacteristics/>',
      part.kind === 'subProcess' && '<startEvent id="inner"/>',
    ];
    return `<${part.kind} ${attributes.filter(Boolean).join(' ')}>${inside.filter(Boolean).join('')}</${part.kind}>`;
  });
  const sequence = arrows.map(({ id, from, to, name: label, condition: asked, extension: more }) => {
    const inside = asked === '' ? '' : `<conditionExpression>${escaped(asked)}</conditionExpression>`;
    const ends = `sourceRef="${idOf(from)}" targetRef="${idOf(to)}"`;
    return `<sequenceFlow id="${id}" ${ends} name="${escaped(label)}">${extended(more)}${inside}</sequenceFlow>`;
  });
  const laneSet = lanes.map((lane, index) => {
    const members = nodes.flatMap((part, place) =>
      part.lane === index ? [`<flowNodeRef>${idOf(place)}</flowNodeRef>`] : [],
    );
    return `<lane id="lane.${index}" name="${escaped(lane)}">${members.join('')}</lane>`;
  });
  const shapes = nodes.flatMap(({ place }, index) =>
    place
      ? [
          `<di:BPMNShape id="s${index}" bpmnElement="${idOf(index)}"><dc:Bounds x="${place[0]}" y="${place[1]}" width="100" height="80"/></di:BPMNShape>`,
        ]
      : [],
  );
  const edges = arrows.map(({ id, corners }, index) => {
    const points = corners.map(([x, y]) => `<i:waypoint x="${x}" y="${y}"/>`).join('');
    return `<di:BPMNEdge id="e${index}" bpmnElement="${id}">${points}</di:BPMNEdge>`;
  });
  const collaboration =
    pool === null
      ? ''
      : `<collaboration id="c"><participant id="pool" name="${escaped(pool)}" processRef="p"/></collaboration>`;
  return `<?xml version="1.0"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:di="http://www.omg.org/spec/BPMN/20100524/DI"
 xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:i="http://www.omg.org/spec/DD/20100524/DI" xmlns:x="urn:outra">
${collaboration}<process id="p" name="${escaped(name)}">${documentation(written)}${extended(own)}${
    laneSet.length > 0 ? `<laneSet id="lanes">${laneSet.join('')}</laneSet>` : ''
  }${elements.join('')}${sequence.join('')}</process>
<di:BPMNDiagram id="d"><di:BPMNPlane id="plane" bpmnElement="p">${shapes.join('')}${edges.join('')}</di:BPMNPlane></di:BPMNDiagram>
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
});

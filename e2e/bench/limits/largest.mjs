// Returns the largest allowed and the first refused request of an operation, from its schemas and a successful call.
import { randomBytes } from 'node:crypto';
import { placesOf, withValueAt } from '../../../scripts/lib/limits-sources.mjs';

const mebibyte = 1024 * 1024;
const heavy = new Set([
  ...['tasks.finish', 'tasks.bulkFinish', 'drafts.save'],
  ...['catalogue.startRequest', 'catalogue.startRequestFor'],
]);
const bodyBytes = (id) => (heavy.has(id) ? 16 : id === 'processes.publish' ? 4 : 1) * mebibyte;

const maximumOf = (schema) =>
  [schema._zod.def, ...(schema._zod.def.checks ?? []).map((check) => check._zod.def)].find(
    ({ check }) => check === 'max_length',
  )?.maximum;
const hasFormat = (schema) =>
  schema._zod.def.check === 'string_format' ||
  (schema._zod.def.checks ?? []).some((check) => check._zod.def.check === 'string_format');

const valueAt = (root, path) => path.reduce((value, step) => value?.[step], root);

/** Returns a call's body in which each text and list is as long as its schema and the size of the body allow. */
function grown(schema, body, most) {
  let result = body ?? {};
  for (const { path, schema: part } of placesOf(schema)) {
    const maximum = maximumOf(part);
    if (maximum === undefined || path.length === 0) continue;
    const present = valueAt(result, path);
    let value;
    if (part._zod.def.type === 'array' && Array.isArray(present) && present.length > 0) {
      value = Array.from({ length: maximum }, (_, at) => present[at % present.length]);
    } else if (part._zod.def.type === 'string' && typeof present === 'string' && !hasFormat(part)) {
      value = 'x'.repeat(Math.min(maximum, most));
    } else continue;
    const next = path.includes('0') ? null : withValueAt(result, path, value);
    if (next && JSON.stringify(next).length <= most) result = next;
  }
  return result;
}

const json = { 'content-type': 'application/json' };
const random = (length) => Array.from({ length }, (_, at) => String.fromCharCode(97 + ((at * 7919) % 26))).join('');
const list = (count, length) => Array.from({ length: count }, (_, at) => String(at).padEnd(length, '.'));
const lists = (fields, count, length) =>
  Object.fromEntries(Array.from({ length: fields }, (_, at) => [`lista${at}`, list(count, length)]));

/** Returns a form whose lists and text take 1 MiB plus `more` bytes as JSON. */
function fullForm(more) {
  const full = lists(2, 450, 1000);
  const bytes = Object.values(full).reduce((sum, value) => sum + JSON.stringify(value).length, 0);
  return { ...full, texto: random(mebibyte - bytes - 2 + more) };
}
/** Returns the value of a file field with incompressible content. */
const file = (bytes) => `filename:a.pdf;data:application/pdf;base64,${randomBytes(bytes).toString('base64')}`;

/** Forms with the largest values of each kind. */
const forms = () => ({
  // as many values as a body may contain, which is nearly as much text as a form may contain
  '199 lists of 500': lists(199, 500, 7),
  'lists and a text of 1 MiB': fullForm(0),
  'refused: 1 MiB and a byte': fullForm(1),
  'refused: 30 lists of 500 texts of 1,000': lists(30, 500, 1000),
  'rich text of 25,000 marks': { nota: '<b>x</b>'.repeat(25_000) },
  'rich text of 200,000 <': { nota: '<'.repeat(200_000) },
  'rich text of 100 levels': { nota: `${'<b>'.repeat(99)}x${'</b>'.repeat(99)}`.repeat(288) },
  'text of 200,000': { texto: random(200_000) },
  'file of 10 MiB': { arquivo: file(10 * mebibyte) },
  'file of 10 MiB, lists and a text of 1 MiB': { ...fullForm(0), arquivo: file(10 * mebibyte) },
  'refused: file of 10 MiB and a byte': { arquivo: file(10 * mebibyte + 1) },
  'refused: 501 items': { lista0: list(501, 8) },
  'refused: 80,000 items': { lista0: list(80_000, 8) },
  'refused: rich text of 5,000,000': { nota: '<b>'.repeat(1_666_666) },
  'refused: 10,000 unknown fields': Object.fromEntries(Array.from({ length: 9999 }, (_, at) => [`x${at}`, 1])),
  'refused: 99,000 unknown fields': Object.fromEntries(Array.from({ length: 99_000 }, (_, at) => [`x${at}`, 1])),
});

/** Returns a process with as many fields in as many steps as can be published. */
function largeProcess(body) {
  const human = { type: 'USER_TASK', title: 'Etapa', assignees: [{ id: 1, firstName: 'x' }] };
  const steps = Array.from({ length: 400 }, (_, at) => ({
    ...human,
    id: `t${at}`,
    nextStepId: at === 399 ? 'end' : `t${at + 1}`,
  }));
  const data = Array.from({ length: 15 }, (_, at) => ({
    id: `f${at}`,
    name: `campo${at}`,
    label: `Campo ${at}`,
    type: 'string',
  }));
  const flags = {
    required: 'false',
    requiredTemplate: 'N',
    editable: 'true',
    editableTemplate: 'Y',
    visible: 'true',
    visibleTemplate: 'Y',
    state: 'EDITABLE',
  };
  const dataSteps = steps.flatMap(({ id: stepId }) =>
    data.map(({ id: dataId }, at) => ({ stepId, dataId, formOrder: at + 1, ...flags })),
  );
  const ends = [{ type: 'START_EVENT', id: 'start', title: 'Início', nextStepId: 't0' }];
  return {
    ...body,
    steps: [...ends, ...steps, { type: 'END_EVENT', id: 'end', title: 'Fim' }],
    data,
    dataSteps,
    gatewayFlows: [],
  };
}

/** Returns a process with as many steps and decision branches as can be published, all in one cycle. */
function entangledProcess(body) {
  const count = 499;
  const human = { type: 'USER_TASK', title: 'Etapa', assignees: [{ id: 1, firstName: 'x' }] };
  const steps = Array.from({ length: count }, (_, at) => [
    { ...human, id: `t${at}`, nextStepId: `g${at}` },
    { type: 'GATEWAY', id: `g${at}`, title: 'Decisão' },
  ]).flat();
  const ways = Array.from({ length: 10_000 }, (_, at) => {
    const [from, turn] = [at % count, Math.floor(at / count)];
    const target = (from + turn * turn + 1) % count;
    return {
      stepId: `g${from}`,
      name: 'campo',
      label: `Caminho ${turn}`,
      operator: '=',
      value: `${turn}`,
      nextStepId: turn === 0 && from === 0 ? 'end' : `t${target}`,
    };
  });
  return {
    ...body,
    steps: [
      { type: 'START_EVENT', id: 'start', title: 'Início', nextStepId: 't0' },
      ...steps,
      { type: 'END_EVENT', id: 'end', title: 'Fim' },
    ],
    data: [{ id: 'f', name: 'campo', label: 'Campo', type: 'string' }],
    dataSteps: [],
    gatewayFlows: ways,
  };
}

function special(id, call, formProcess) {
  if (id === 'catalogue.startRequest') {
    return Object.entries(forms()).map(([name, body]) => ({
      name,
      body,
      path: `/v1/processes/${formProcess}/start`,
      by: 'ana',
    }));
  }
  if (id === 'drafts.save') {
    return Object.entries(forms()).map(([name, values]) => ({ name, body: { values, revision: 0 } }));
  }
  if (id === 'processes.publish') {
    return [
      { name: '400 steps with 15 fields', body: largeProcess(call.body) },
      { name: '1,000 steps with 10,000 ways', body: entangledProcess(call.body) },
    ];
  }
  return [];
}

/** Returns form bodies with one part of the largest allowed size, and one byte larger. */
function formsOf(call) {
  return [0, 1].map((more) => {
    const form = new FormData();
    for (const { name, text, fileName } of call.parts) {
      if (fileName === undefined) form.append(name, text);
      else form.append(name, new File([Buffer.alloc(10 * mebibyte + more, 'a')], fileName, { type: 'text/plain' }));
    }
    return { name: more ? 'refused: a file of 10 MiB and a byte' : 'a file of 10 MiB', body: form };
  });
}

export function largestOf(id, endpoint, call, formProcess) {
  const { by, path } = call;
  const base = { by, path, method: endpoint.method, headers: {} };
  const long = `${path}${path.includes('?') ? '&' : '?'}q=${'x'.repeat(200)}`;
  const inAddress = [
    {
      ...base,
      name: 'as it is',
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body), headers: json }),
    },
    ...(endpoint.query
      ? [
          { ...base, name: 'q of 200', path: long },
          { ...base, name: 'refused: q of 8,000', path: `${path}?q=${'x'.repeat(8000)}` },
        ]
      : []),
  ];
  if (!endpoint.body) return inAddress;
  if (call.parts) return formsOf(call).map((request) => ({ ...base, ...request }));
  const most = bodyBytes(id);
  const text = (value) => (typeof value === 'string' ? value : JSON.stringify(value));
  const filler = (bytes) => `{"x":"${'x'.repeat(bytes - 8)}"}`;
  const requests = [
    ...special(id, call, formProcess),
    { name: 'largest', body: grown(endpoint.body, call.body, most) },
    { name: 'body at its limit', body: filler(most) },
    { name: 'refused: a byte more', body: filler(most + 1) },
    { name: 'refused: 65 levels', body: `${'['.repeat(65)}${']'.repeat(65)}` },
    { name: 'refused: deep as the body allows', body: '['.repeat(most) },
    { name: '100,000 values', body: `{"x":[${'0,'.repeat(99_997)}0]}` },
    { name: 'refused: 100,001 values', body: `{"x":[${'0,'.repeat(99_998)}0]}` },
    { name: 'refused: values as the body allows', body: `[${'0,'.repeat(most / 2 - 2)}0]` },
    { name: '1,048,576 escapes', body: `["${'\\"'.repeat(Math.min(1_048_576, most / 2 - 3))}"]` },
    { name: 'refused: escapes as the body allows', body: `["${'\\"'.repeat(most / 2 - 3)}"]` },
  ];
  return [
    ...inAddress,
    ...requests.map((request) => ({ ...base, headers: json, ...request, body: text(request.body) })),
  ];
}

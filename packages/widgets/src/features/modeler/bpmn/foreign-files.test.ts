import type { ModelStep } from '@tramita/client/contract';
import { publishProblems } from '@tramita/client/rules';
import { expect, test } from 'vitest';
import { bpmnTexts } from '../../../messages/en/features/modeler/bpmn.ts';
import { bpmnMessages } from '../../../messages/features/modeler/bpmn.ts';
import { importBpmn } from './index.ts';

/** Returns a BPMN file with this content in its process, as other tools write it. */
const file = (
  inside: string,
  nextToProcess = '',
  process = 'id="p" name="Compras"',
) => `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xmlns:camunda="http://camunda.org/schema/1.0/bpmn" targetNamespace="urn:teste">
  ${nextToProcess}
  <process ${process}>${inside}</process>
</definitions>`;
let flows = 0;
const flow = (from: string, to: string, name = '', inside = '') => {
  flows += 1;
  return `<sequenceFlow id="f${flows}" sourceRef="${from}" targetRef="${to}" name="${name}">${inside}</sequenceFlow>`;
};
/** An expression as Java tools write it. */
const juel = (text: string) => `\${${text}}`;
const when = (text: string) =>
  `<conditionExpression xsi:type="tFormalExpression"><![CDATA[${text}]]></conditionExpression>`;

async function read(xml: string) {
  const result = await importBpmn(xml);
  if (!result.ok) throw new Error(result.message);
  const { model, report } = result;
  return {
    model,
    messages: report.map(({ message }) => message),
    row: model.steps.map(({ type, title }) => `${type} ${title}`),
    to: (id: string) => model.steps.find((step) => step.id === id)?.connections.map(({ stepId }) => stepId),
    step: (id: string) => model.steps.find((step) => step.id === id) as ModelStep,
  };
}

test('C4.05 writes its notes and the names of added steps in the language of the page', async () => {
  const xml = file(`<task id="a"/><parallelGateway id="b"/>${flow('a', 'b')}`);
  const written = async (texts?: typeof bpmnMessages) => {
    const result = await importBpmn(xml, texts);
    if (!result.ok) throw new Error(result.message);
    return [...result.report.map(({ message }) => message), ...result.model.steps.map(({ title }) => title)];
  };
  const [portuguese, english] = [await written(), await written({ ...bpmnMessages, ...bpmnTexts })];
  expect(portuguese).toContain('Início');
  expect(english).toHaveLength(portuguese.length);
  for (const text of portuguese) expect(english).not.toContain(text);
});

test('imports steps, texts, flows and conditions of another tool so that only settings are missing', async () => {
  const { model, row, messages, step } = await read(
    file(`
      <documentation textFormat="text/html">&lt;p&gt;Pedidos de &lt;b&gt;compra&lt;/b&gt;&lt;/p&gt;</documentation>
      <startEvent id="s"/>
      <userTask id="pedir" name="Pedir  a\ncompra"><documentation>Diga o valor</documentation></userTask>
      <exclusiveGateway id="caro" name="É caro?"/>
      <manualTask id="assinar" name="Assinar"/>
      <serviceTask id="erp" name="Registrar no ERP"/>
      <endEvent id="e"/>
      ${flow('s', 'pedir')}${flow('pedir', 'caro')}
      ${flow('caro', 'assinar', 'Sim', when(juel('pedido.valor > 5000')))}
      ${flow('caro', 'erp', 'Não', when(juel('pedido.valor <= 5000')))}
      ${flow('assinar', 'erp')}${flow('erp', 'e')}`),
  );
  expect(row).toEqual([
    'START_EVENT Início',
    'USER_TASK Pedir a compra',
    'GATEWAY É caro?',
    'USER_TASK Assinar',
    'SERVICE_TASK Registrar no ERP',
    'END_EVENT Final',
  ]);
  expect([model.title, model.description]).toEqual(['Compras', 'Pedidos de compra']);
  expect(step('pedir')).toMatchObject({
    description: 'Diga o valor',
    assignees: [{ id: 1, firstName: 'Iniciador' }],
    fields: [{ fieldId: 'campo_pedido_valor', visibleTemplate: 'Y' }],
  });
  expect(step('caro').connections).toEqual([
    {
      stepId: 'assinar',
      label: 'Sim',
      field: 'pedido_valor',
      fieldId: 'campo_pedido_valor',
      fieldType: 'float',
      operator: '>',
      value: '5000',
    },
    {
      stepId: 'erp',
      label: 'Não',
      field: 'pedido_valor',
      fieldId: 'campo_pedido_valor',
      fieldType: 'float',
      operator: '<=',
      value: '5000',
    },
  ]);
  expect(model.fields).toMatchObject([{ name: 'pedido_valor', label: 'pedido valor', type: 'float' }]);
  expect(messages).toEqual(['O campo "pedido_valor" foi criado porque uma condição o lê.']);
  expect(publishProblems(model).map(({ message }) => message)).not.toContain('Preenche todas as conexões de decisão');
});

test.each([
  [juel('a == "x"'), { field: 'a', operator: '=', value: 'x' }],
  ["#{a != 'x y'}", { field: 'a', operator: '!=', value: 'x y' }],
  ['= a >= 10.5', { field: 'a', operator: '>=', value: '10.5' }],
  ['a eq -3', { field: 'a', operator: '=', value: '-3' }],
  [juel('approved'), { field: 'approved', operator: '=', value: 'true' }],
  ['!a', { field: 'a', operator: '=', value: 'false' }],
  ['not(a)', { field: 'a', operator: '=', value: 'false' }],
  ['a = true', { field: 'a', operator: '=', value: 'true' }],
  [juel('a == null'), { field: 'a', operator: 'isNull' }],
  ['a != ""', { field: 'a', operator: 'isNotNull' }],
  ['contains(a, "x")', { field: 'a', operator: 'contains', value: 'x' }],
  ["a.contains('x')", { field: 'a', operator: 'contains', value: 'x' }],
  ['ação == 1', { field: 'acao', operator: '=', value: '1' }],
])('imports the condition %s', async (text, condition) => {
  const { step, messages } = await read(
    file(`<startEvent id="s"/><exclusiveGateway id="g"/><endEvent id="e"/><task id="t"/>
      ${flow('s', 'g')}${flow('g', 'e', 'sim', when(text))}${flow('g', 't', 'não')}`),
  );
  expect(step('g').connections[0]).toMatchObject({ label: 'sim', ...condition });
  expect(messages.filter((message) => message.includes('não foi entendida'))).toEqual([]);
});

test('reports a condition with more than one comparison and keeps its connection', async () => {
  const { step, messages } = await read(
    file(`<startEvent id="s"/><exclusiveGateway id="g" default="padrao"/><task id="t"/><endEvent id="e"/>
      ${flow('s', 'g')}${flow('g', 't', 'Urgente', when(juel('a > 1 && execution.getVariable("b")')))}
      <sequenceFlow id="padrao" name="Senão" sourceRef="g" targetRef="e"/>`),
  );
  expect(step('g').connections).toEqual([
    { stepId: 't', label: 'Urgente' },
    { stepId: 'e', label: 'Senão' },
  ]);
  expect(messages).toEqual([
    `A condição da conexão "Urgente" não foi entendida: ${juel('a > 1 && execution.getVariable("b")')}`,
    'A saída padrão da decisão sem nome precisa de uma condição.',
  ]);
});

test('reports elements without a counterpart by name and connects the flow without them', async () => {
  const { row, messages, to } = await read(
    file(
      `<laneSet><lane id="l1" name="Loja"/><lane id="l2" name="Matriz"/></laneSet>
      <startEvent id="s" name="Todo dia"><timerEventDefinition/></startEvent>
      <parallelGateway id="abre" name="Ao mesmo tempo"/>
      <userTask id="a" name="A" camunda:assignee="ana"><multiInstanceLoopCharacteristics/></userTask>
      <scriptTask id="b" name="B"/>
      <boundaryEvent id="prazo" name="Prazo" attachedToRef="a"><timerEventDefinition/></boundaryEvent>
      <parallelGateway id="fecha" name="Espera os dois"/>
      <intermediateCatchEvent id="ev" name="Chegou a nota"><messageEventDefinition/></intermediateCatchEvent>
      <subProcess id="sub" name="Conferência"><userTask id="dentro" name="Dentro"/></subProcess>
      <callActivity id="chama" name="Pagamento"/>
      <sendTask id="envia" name="Avisar"/><receiveTask id="recebe" name="Receber"/><businessRuleTask id="regra" name="Alçada"/>
      <task id="solta" name="Solta"/>
      <endEvent id="e1" name="Pago"/><endEvent id="e2" name="Erro"><errorEventDefinition/></endEvent>
      <dataObjectReference id="d1"/><dataObject id="d"/><dataStoreReference id="d2"/>
      <textAnnotation id="nota"><text>cuidado</text></textAnnotation>
      ${flow('s', 'abre')}${flow('abre', 'a')}${flow('abre', 'b')}${flow('a', 'fecha')}${flow('b', 'fecha')}
      ${flow('prazo', 'e2')}${flow('fecha', 'ev')}${flow('ev', 'sub')}${flow('sub', 'chama')}${flow('chama', 'envia')}
      ${flow('envia', 'recebe')}${flow('recebe', 'regra')}${flow('regra', 'e1')}${flow('recebe', 'e2')}`,
      `<collaboration id="c"><participant id="x" name="Loja" processRef="p"/><participant id="y" name="Banco"/>
        <messageFlow id="m" sourceRef="x" targetRef="y"/></collaboration>
       <process id="outro" name="Banco"><task id="z"/></process>`,
    ),
  );
  expect(row).toEqual([
    'START_EVENT Todo dia',
    'GATEWAY Ao mesmo tempo',
    'USER_TASK A',
    'SERVICE_TASK B',
    'USER_TASK Conferência',
    'USER_TASK Pagamento',
    'SERVICE_TASK Avisar',
    'USER_TASK Receber',
    'GATEWAY Saída de Receber',
    'SERVICE_TASK Alçada',
    'USER_TASK Solta',
    'END_EVENT Pago',
  ]);
  expect([to('a'), to('b'), to('sub'), to('recebe')]).toEqual([['sub'], ['sub'], ['chama'], ['recebe_decisao']]);
  expect(to('recebe_decisao')).toEqual(['regra', 'e1']);
  expect(messages).toEqual([
    'O processo "Banco" não foi importado: o arquivo tem mais de um processo.',
    'As piscinas "Loja", "Banco" não foram importadas.',
    'Ficou de fora: 1 fluxo de mensagem entre piscinas.',
    'As raias "Loja", "Matriz" não foram importadas: escolha os responsáveis de cada tarefa.',
    'Ficou de fora: 1 anotação ou grupo do desenho.',
    'O início "Todo dia" tinha um gatilho, que não foi importado: aqui um processo começa por solicitação.',
    'O desvio paralelo "Ao mesmo tempo" virou uma decisão: só um dos caminhos é seguido.',
    'A repetição da etapa "A" não foi importada.',
    'Os responsáveis da etapa "A" não foram importados: escolha-os.',
    'A tarefa "B" (script) virou uma tarefa de serviço: preencha a chamada.',
    'O evento "Prazo" na borda de "A" e o caminho que sai dele não foram importados.',
    'A união "Espera os dois" não foi importada: o fluxo não espera os outros caminhos.',
    'O evento intermediário "Chegou a nota" não foi importado: o fluxo segue sem ele.',
    'O subprocesso "Conferência" virou uma tarefa: o que há dentro dele não foi importado.',
    'A chamada de processo "Pagamento" virou uma tarefa.',
    'A tarefa "Avisar" (envio) virou uma tarefa de serviço: preencha a chamada.',
    'A tarefa de recebimento "Receber" virou uma tarefa de usuário.',
    'A tarefa "Alçada" (regra de negócio) virou uma tarefa de serviço: preencha a chamada.',
    'O fim "Erro" tinha um efeito (mensagem, erro, sinal...), que não foi importado.',
    'Ficaram de fora: 2 objetos de dados.',
    'O evento de fim "Erro" foi unido ao final do processo.',
    'A etapa "Receber" tinha mais de uma saída: uma decisão foi colocada depois dela.',
    'Nenhum caminho leva à etapa "Solta".',
  ]);
});

test('C4.05 names every gateway that is removed: merges, and decisions with one outgoing flow', async () => {
  const { row, messages } = await read(
    file(`<startEvent id="s"/><exclusiveGateway id="g" name="Qual?"/><task id="a" name="A"/><task id="b" name="B"/>
      <exclusiveGateway id="m1" name="Volta a ser um"/><task id="c" name="C"/>
      <exclusiveGateway id="m2"/><task id="d" name="D"/><inclusiveGateway id="m3"/><endEvent id="e" name="Fim"/>
      <exclusiveGateway id="um" name="Só um"/>
      ${flow('s', 'um')}${flow('um', 'g')}${flow('g', 'a', 'sim', when('x == 1'))}${flow('g', 'b', 'não', when('x != 1'))}
      ${flow('a', 'm1')}${flow('b', 'm1')}${flow('m1', 'c')}${flow('c', 'm2')}${flow('b', 'm2')}${flow('m2', 'd')}
      ${flow('d', 'm3')}${flow('a', 'm3')}${flow('m3', 'e')}`),
  );
  expect(row).not.toContain('GATEWAY Volta a ser um');
  expect(messages).toEqual(
    expect.arrayContaining([
      'A união "Volta a ser um" não foi importada: cada caminho segue direto para a etapa seguinte.',
      'A união sem nome, antes de "D", não foi importada: cada caminho segue direto para a etapa seguinte.',
      'A união sem nome, antes de "Fim", não foi importada: o fluxo não espera os outros caminhos.',
      'A decisão "Só um" não foi importada: tinha uma só saída.',
    ]),
  );
});

test('adds a missing start and end, keeps loops, and keeps long names complete in the description', async () => {
  const long = 'Conferir todos os documentos que a loja mandou, um por um';
  const { row, messages, step, to } = await read(
    file(`<task id="a" name="${long}"/><exclusiveGateway id="g" name="Ok?"/><task id="b" name="B"/>
      ${flow('a', 'g')}${flow('g', 'a', 'não', when('ok == false'))}${flow('g', 'b', 'sim', when('ok'))}`),
  );
  expect(row.map((line) => line.split(' ')[0])).toEqual([
    'START_EVENT',
    'USER_TASK',
    'GATEWAY',
    'USER_TASK',
    'END_EVENT',
  ]);
  expect(step('a').title).toHaveLength(50);
  expect(step('a').description).toBe(long);
  expect([to('inicio'), to('g'), to('b')]).toEqual([['a'], ['a', 'b'], ['fim']]);
  expect(messages).toContain('O arquivo não tem evento de início: um foi criado.');
  expect(messages).toContain('O arquivo não tem evento de fim: um foi criado.');
});

test('C4.06 reads steps with a missing or very long id as separate steps', async () => {
  const long = 'Atividade_'.repeat(20);
  const { row, model } = await read(
    file(`<startEvent id="s"/><task id="${long}1" name="Um"/><task id="${long}2" name="Dois"/><task name="Três"/><endEvent/>
    ${flow('s', `${long}1`)}${flow(`${long}1`, `${long}2`)}`),
  );
  expect(row.filter((title) => title.startsWith('USER_TASK'))).toEqual([
    'USER_TASK Um',
    'USER_TASK Dois',
    'USER_TASK Três',
  ]);
  const ids = model.steps.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => id.length <= 100)).toBe(true);
});

test('imports files with events that form a cycle and references to missing elements', async () => {
  const { row, messages } = await read(
    file(`<startEvent id="s"/><intermediateThrowEvent id="x"/><intermediateThrowEvent id="y"/><task id="t" name="T"/>
      ${flow('s', 'x')}${flow('x', 'y')}${flow('y', 'x')}${flow('t', 'nada')}${flow('s', 's')}`),
  );
  expect(row).toEqual(['START_EVENT Início', 'USER_TASK T', 'END_EVENT Final']);
  expect(messages.some((message) => message === 'Ficou de fora: 1 conexão sem origem ou destino.')).toBe(true);
});

test('M5.5.13 refuses invalid files with one sentence: not XML, other XML, entities, too large', async () => {
  const bad = [
    '',
    'processo',
    '{"steps":[]}',
    '<a/>',
    file('').slice(0, 200),
    '<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL"/>',
    `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>${file('<task id="t" name="&b;"/>')}`,
    file(`<task id="t" name="${'x'.repeat(5_000_000)}"/>`),
    file(Array.from(Array(6000), (_, at) => `<task id="t${at}"/>`).join('')),
    file(Array.from(Array(1200), (_, at) => `<task id="t${at}"/>`).join('')),
    file('<task/>'.repeat(160_000)),
    `${'<a>'.repeat(20_000)}${'</a>'.repeat(20_000)}`,
    file(''),
  ];
  for (const xml of bad) {
    expect(await importBpmn(xml), xml.slice(0, 80)).toEqual({
      ok: false,
      message: 'Não foi possível importar o processo',
    });
  }
});

test('validates extension settings that were tampered with', async () => {
  const settings = (json: string) =>
    `<extensionElements><tramita:settings xmlns:tramita="urn:tramita:bpmn:1">${json}</tramita:settings></extensionElements>`;
  const own = (step: string, process = '{"order":["a"],"fields":[]}') =>
    file(`${settings(process)}<task id="x">${settings(step)}</task>`);
  for (const step of ['{"id":"a","type":"USER_TASK","assignees":5}', '{"id":"a","type":"HACK"}', '{"type":"ADD"}']) {
    expect((await importBpmn(own(step))).ok, step).toBe(false);
  }
  expect((await importBpmn(own('{"id":"a","type":"ADD"}', '{"order":["a"],"fields":[{"id":1}]}'))).ok).toBe(false);
  const polluted = await importBpmn(own('{"id":"a","type":"ADD","__proto__":{"polluted":true}}'));
  expect(polluted.ok).toBe(true);
  expect('polluted' in {}).toBe(false);
});

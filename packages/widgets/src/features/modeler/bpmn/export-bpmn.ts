/// <reference path="./bpmn-moddle.d.ts" />
import type { ModelConnection, ModelStep, ModelStepType, WorkflowModel } from '@tramita/client/contract';
import type { BpmnModdle, ModdleElement } from 'bpmn-moddle';
import { createBpmnFile, settingsElement, writableText } from './bpmn-file.ts';
import { conditionText } from './condition-text.ts';
import { layOut, waypoints } from './diagram.ts';

const elementTypes: Readonly<Record<ModelStepType, string>> = {
  START_EVENT: 'bpmn:StartEvent',
  USER_TASK: 'bpmn:UserTask',
  APPROVAL_TASK: 'bpmn:UserTask',
  SERVICE_TASK: 'bpmn:ServiceTask',
  GATEWAY: 'bpmn:ExclusiveGateway',
  END_EVENT: 'bpmn:EndEvent',
  ADD: 'bpmn:Task',
};

/** A connection that has a target, with its index among the connections of its step. */
interface Arrow {
  readonly from: ModelStep;
  readonly to: string;
  readonly index: number;
  readonly connection: ModelConnection;
}

/** Ids in a BPMN file must begin with a letter and allow few characters; our ids are kept in the settings. */
const elementId = (place: number) => `Etapa_${place + 1}`;

/**
 * Returns a process as BPMN 2.0 XML with its drawing. Settings that BPMN cannot express are written as extension
 * elements, so that `importBpmn` returns exactly this process.
 */
export async function exportBpmn(model: WorkflowModel): Promise<string> {
  const file = createBpmnFile();
  const ids = new Map(model.steps.map(({ id }, place) => [id, elementId(place)]));
  const arrows = model.steps.flatMap((from) => arrowsOf(from, ids));
  const elements = new Map(model.steps.map((step) => [step.id, stepElement(file, step, ids)]));
  const flows = arrows.map((arrow, place) => flowElement(file, arrow, `Conexao_${place + 1}`, elements));
  joinFlows(elements, arrows, flows);
  const process = processElement(file, model, [...elements.values(), ...flows]);
  const definitions = file.create('bpmn:Definitions', {
    id: 'Definicoes_1',
    targetNamespace: 'urn:tramita:process',
    exporter: 'Tramita',
    rootElements: [process],
    diagrams: [diagramElement(file, model, process, { elements, arrows, flows })],
  });
  const { xml } = await file.toXML(definitions, { format: true });
  return xml;
}

function arrowsOf(from: ModelStep, known: ReadonlyMap<string, string>): Arrow[] {
  return from.connections.flatMap((connection, index) => {
    const { stepId } = connection;
    return stepId !== null && known.has(stepId) ? [{ from, to: stepId, index, connection }] : [];
  });
}

const documentation = (file: BpmnModdle, text: string) =>
  text === '' ? [] : [file.create('bpmn:Documentation', { text: writableText(text) })];

const nameOf = (text: string) => writableText(text) || undefined;

function processElement(file: BpmnModdle, model: WorkflowModel, flowElements: readonly ModdleElement[]) {
  const { steps, ...settings } = model;
  return file.create('bpmn:Process', {
    id: 'Processo_1',
    name: nameOf(model.title),
    isExecutable: false,
    documentation: documentation(file, model.description),
    extensionElements: settingsElement(file, { ...settings, order: steps.map(({ id }) => id) }),
    flowElements,
  });
}

function stepElement(file: BpmnModdle, step: ModelStep, ids: ReadonlyMap<string, string>): ModdleElement {
  const { connections, ...settings } = step;
  // connections without a target are written to the settings, not as sequence flows
  const open = connections.flatMap((connection, index) =>
    connection.stepId !== null && ids.has(connection.stepId) ? [] : [{ index, connection }],
  );
  return file.create(elementTypes[step.type], {
    id: ids.get(step.id),
    name: nameOf(step.title),
    documentation: documentation(file, step.description),
    extensionElements: settingsElement(file, { ...settings, open }),
  });
}

function flowElement(
  file: BpmnModdle,
  { from, to, index, connection }: Arrow,
  id: string,
  elements: ReadonlyMap<string, ModdleElement>,
): ModdleElement {
  const { stepId: _target, ...settings } = connection;
  const condition = conditionText(connection);
  return file.create('bpmn:SequenceFlow', {
    id,
    name: nameOf(connection.label ?? ''),
    sourceRef: elements.get(from.id),
    targetRef: elements.get(to),
    extensionElements: settingsElement(file, { ...settings, index }),
    ...(condition === null
      ? {}
      : { conditionExpression: file.create('bpmn:FormalExpression', { body: writableText(condition) }) }),
  });
}

/** Lists incoming and outgoing flows at each element too, because some tools require it. */
function joinFlows(
  elements: ReadonlyMap<string, ModdleElement>,
  arrows: readonly Arrow[],
  flows: readonly ModdleElement[],
): void {
  const ways = new Map([...elements.keys()].map((id) => [id, { incoming: [], outgoing: [] } as Ways]));
  for (const [place, { from, to }] of arrows.entries()) {
    const flow = flows[place];
    if (!flow) continue;
    ways.get(from.id)?.outgoing.push(flow);
    ways.get(to)?.incoming.push(flow);
  }
  for (const [id, element] of elements) {
    for (const [property, list] of Object.entries(ways.get(id) ?? {})) element.set(property, list);
  }
}

interface Ways {
  readonly incoming: ModdleElement[];
  readonly outgoing: ModdleElement[];
}

interface Drawn {
  readonly elements: ReadonlyMap<string, ModdleElement>;
  readonly arrows: readonly Arrow[];
  readonly flows: readonly ModdleElement[];
}

function diagramElement(file: BpmnModdle, model: WorkflowModel, process: ModdleElement, drawn: Drawn): ModdleElement {
  const places = layOut(model);
  const shapes = [...places].map(([id, bounds], place) =>
    file.create('bpmndi:BPMNShape', {
      id: `Forma_${place + 1}`,
      bpmnElement: drawn.elements.get(id),
      bounds: file.create('dc:Bounds', { ...bounds }),
    }),
  );
  const edges = drawn.arrows.flatMap(({ from, to, index }, place) => {
    const [start, end] = [places.get(from.id), places.get(to)];
    if (!start || !end) return [];
    const points = waypoints(start, end, index).map((point) => file.create('dc:Point', { ...point }));
    return file.create('bpmndi:BPMNEdge', {
      id: `Seta_${place + 1}`,
      bpmnElement: drawn.flows[place],
      waypoint: points,
    });
  });
  const plane = file.create('bpmndi:BPMNPlane', {
    id: 'Plano_1',
    bpmnElement: process,
    planeElement: [...shapes, ...edges],
  });
  return file.create('bpmndi:BPMNDiagram', { id: 'Diagrama_1', plane });
}

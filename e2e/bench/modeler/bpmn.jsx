import Modeler from 'bpmn-js/lib/Modeler';
import 'bpmn-js/dist/assets/diagram-js.css';
import 'bpmn-js/dist/assets/bpmn-js.css';

const kinds = {
  START_EVENT: 'startEvent',
  USER_TASK: 'userTask',
  APPROVAL_TASK: 'manualTask',
  SERVICE_TASK: 'serviceTask',
  GATEWAY: 'exclusiveGateway',
  END_EVENT: 'endEvent',
};
const sizes = { startEvent: [36, 36], endEvent: [36, 36], exclusiveGateway: [50, 50] };
const distance = 216;
const row = 300;
const boundsOf = (kind, at) => {
  const [width, height] = sizes[kind] ?? [176, 72];
  return { x: at * distance, y: row - height / 2, width, height };
};

/** Returns the process as BPMN 2.0 with positions. */
function xmlOf({ steps }) {
  const places = new Map(steps.map(({ id, type }, at) => [id, boundsOf(kinds[type], at)]));
  const flows = steps.flatMap(({ id, connections }) =>
    connections.map(({ stepId, label = '' }, index) => ({ id: `${id}_${index}`, from: id, to: stepId, label })),
  );
  const elements = steps.map(({ id, type, title }) => `<bpmn:${kinds[type]} id="${id}" name="${title}"/>`);
  const sequences = flows.map(
    ({ id, from, to, label }) =>
      `<bpmn:sequenceFlow id="${id}" sourceRef="${from}" targetRef="${to}" name="${label}"/>`,
  );
  const shapes = steps.map(({ id }) => {
    const { x, y, width, height } = places.get(id);
    return `<bpmndi:BPMNShape id="${id}_di" bpmnElement="${id}"><dc:Bounds x="${x}" y="${y}" width="${width}" height="${height}"/></bpmndi:BPMNShape>`;
  });
  const lines = flows.map(({ id, from, to }) => {
    const [one, other] = [places.get(from), places.get(to)];
    return `<bpmndi:BPMNEdge id="${id}_di" bpmnElement="${id}"><di:waypoint x="${one.x + one.width}" y="${row}"/><di:waypoint x="${other.x}" y="${row}"/></bpmndi:BPMNEdge>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" id="d" targetNamespace="t"><bpmn:process id="p">${elements.join('')}${sequences.join('')}</bpmn:process><bpmndi:BPMNDiagram id="g"><bpmndi:BPMNPlane id="l" bpmnElement="p">${shapes.join('')}${lines.join('')}</bpmndi:BPMNPlane></bpmndi:BPMNDiagram></bpmn:definitions>`;
}

let modeler;
const item = document.createElement('button');
item.textContent = 'Adicionar';
item.style.cssText = 'position:fixed;top:0;right:0;z-index:9';
// appends to the second step without moving others, which is less work than in the other drawings
item.addEventListener('click', () => {
  const source = modeler.get('elementRegistry').get('etapa1');
  modeler.get('modeling').appendShape(source, { type: 'bpmn:UserTask' }, { x: 2 * distance + 88, y: row + 160 });
});

window.bench = {
  async mount(element, model) {
    document.body.append(item);
    modeler = new Modeler({ container: element });
    await modeler.importXML(xmlOf(model));
  },
  isShown: () => document.querySelector('g.djs-element[data-element-id="etapa1"]') !== null,
  item: () => item,
  drawn: () => [...document.querySelectorAll('g.djs-shape')].map(({ dataset }) => dataset.elementId),
  step: (id) => document.querySelector(`g.djs-element[data-element-id="${id}"]`),
  place: () => document.querySelector('.djs-container .viewport').getAttribute('transform'),
};

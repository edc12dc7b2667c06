import { type WorkflowModel, workflowModelSchema } from '@tramita/client/contract';
import { addField, changeField, importFailedMessage, maxImportLength } from '@tramita/client/rules';
import { bpmnMessages as messages } from '../../../messages/features/modeler/bpmn.ts';
import {
  createBpmnFile,
  documentationOf,
  elementsOf,
  foreignExtensions,
  isSameText,
  type ModdleElement,
  readSettings,
  textOf,
} from './bpmn-file.ts';
import { buildParts, type MadeField } from './build-model.ts';
import { type BpmnNote, createNotes, type Notes } from './note.ts';
import { readNodes } from './read-nodes.ts';
import { shapeRow } from './shape-row.ts';

/** A file read as a process, with what could not be brought along; or the sentence for one that cannot be read. */
export type BpmnImport =
  | { readonly ok: true; readonly model: WorkflowModel; readonly report: readonly BpmnNote[] }
  | { readonly ok: false; readonly message: string };

/** Most tags of a file, and most elements of a process, that are read: far more than a drawing of a thousand steps has. */
const mostTags = 150_000;
const mostElements = 5000;

const refused: BpmnImport = { ok: false, message: importFailedMessage };

/**
 * Reads BPMN 2.0 XML as a process. A file of `exportBpmn` gives back exactly what it was made of; of any other what has
 * a counterpart here is taken, and the report names what has none. Never throws.
 */
export async function importBpmn(xml: string): Promise<BpmnImport> {
  // definitions of entities have no place in such a file
  if (xml.length > maxImportLength || /<!(?:DOCTYPE|ENTITY)/i.test(xml) || hasManyTags(xml)) return refused;
  try {
    const { rootElement, warnings } = await createBpmnFile().fromXML(xml.replace(/^\ufeff/, '').trimStart());
    const notes = createNotes();
    const model = readDefinitions(rootElement, notes);
    if (!model) return refused;
    if (warnings.length > 0) notes.add(messages.unreadable(warnings.length));
    return { ok: true, model, report: notes.all };
  } catch {
    // whatever a file brings about in the reader, it is the file that cannot be read
    return refused;
  }
}

function hasManyTags(xml: string): boolean {
  let count = 0;
  for (let at = xml.indexOf('<'); at >= 0 && count <= mostTags; at = xml.indexOf('<', at + 1)) count += 1;
  return count > mostTags;
}

function readDefinitions(definitions: ModdleElement, notes: Notes): WorkflowModel | null {
  const roots = elementsOf(definitions, 'rootElements');
  const processes = roots.filter(({ $type }) => $type === 'bpmn:Process');
  const sizeOf = (process: ModdleElement) => elementsOf(process, 'flowElements').length;
  const [main, ...others] = [...processes].sort((left, right) => sizeOf(right) - sizeOf(left));
  if (!main || sizeOf(main) > mostElements) return null;
  for (const other of others) if (sizeOf(other) > 0) notes.add(messages.otherProcess(textOf(other, 'name')));
  for (const root of roots) noteCollaboration(root, notes);
  noteSurroundings(main, notes);
  return readProcess(main, titleOf(main, roots), notes);
}

/** A process without a name of its own is called as the pool it stands in. */
function titleOf(process: ModdleElement, roots: readonly ModdleElement[]): string {
  const pools = roots.flatMap((root) => elementsOf(root, 'participants'));
  const pool = pools.find(({ processRef }) => processRef === process);
  return textOf(process, 'name').trim() || (pool ? textOf(pool, 'name').trim() : '');
}

const listed = (elements: readonly ModdleElement[]): string =>
  elements.map((element) => `"${textOf(element, 'name').replace(/\s+/g, ' ').trim()}"`).join(', ');

function noteCollaboration(root: ModdleElement, notes: Notes): void {
  if (root.$type === 'bpmn:Choreography') notes.add(messages.choreography);
  if (root.$type !== 'bpmn:Collaboration') return;
  const pools = elementsOf(root, 'participants');
  if (pools.length > 1) notes.add(messages.pools(listed(pools)));
  const flows = elementsOf(root, 'messageFlows').length;
  if (flows > 0) notes.add(messages.messageFlows(flows));
  const artifacts = elementsOf(root, 'artifacts').length;
  if (artifacts > 0) notes.add(messages.artifacts(artifacts));
  if (elementsOf(root, 'conversations').length > 0) notes.add(messages.choreography);
}

function noteSurroundings(process: ModdleElement, notes: Notes): void {
  const lanes = elementsOf(process, 'laneSets').flatMap((set) => elementsOf(set, 'lanes'));
  if (lanes.length > 0) notes.add(messages.lanes(listed(lanes)));
  const artifacts = elementsOf(process, 'artifacts').length;
  if (artifacts > 0) notes.add(messages.artifacts(artifacts));
  const parts = [process, ...elementsOf(process, 'flowElements')];
  const extended = parts.filter((part) => foreignExtensions(part).length > 0).length;
  if (extended > 0) notes.add(messages.extensions(extended));
}

function readProcess(process: ModdleElement, name: string, notes: Notes): WorkflowModel | null {
  const settings = readSettings(process);
  const graph = readNodes(process, notes);
  const order = Array.isArray(settings?.order) ? settings.order.map(String) : null;
  if (graph.nodes.length === 0 && !order) return null;
  const row = shapeRow(graph, order, notes);
  const given = Array.isArray(settings?.fields) ? (settings.fields as unknown[]) : [];
  const { steps, made } = buildParts(row, given, notes);
  const own = settings ?? {};
  const [title, description] = [String(own.title ?? ''), String(own.description ?? '')];
  const written = documentationOf(process);
  const checked = workflowModelSchema.safeParse({
    ...own,
    steps,
    fields: given,
    title: settings && isSameText(title, name) ? title : name || messages.untitled,
    description: settings && isSameText(description, written) ? description : written,
  });
  if (!checked.success || new Set(checked.data.steps.map(({ id }) => id)).size < row.length) return null;
  return made.reduce(withField, checked.data);
}

/** The process with a field more, in every step that has a form. */
const withField = (model: WorkflowModel, { id, ...field }: MadeField): WorkflowModel =>
  changeField(addField(model, id), id, field).model;

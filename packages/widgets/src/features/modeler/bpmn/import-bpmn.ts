import { type WorkflowModel, workflowModelSchema } from '@tramita/client/contract';
import { addField, changeField, importFailedMessage, maxImportLength } from '@tramita/client/rules';
import { bpmnMessages } from '../../../messages/features/modeler/bpmn.ts';
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
import { type BpmnNote, type BpmnTexts, createNotes, type Notes } from './note.ts';
import { readNodes } from './read-nodes.ts';
import { shapeRow } from './shape-row.ts';

/** The process of a file with notes on parts that were not imported, or the message for an unreadable file. */
export type BpmnImport =
  | { readonly ok: true; readonly model: WorkflowModel; readonly report: readonly BpmnNote[] }
  | { readonly ok: false; readonly message: string };

/** Limits of tags in a file and of elements in a process; far above those of a drawing of a thousand steps. */
const mostTags = 150_000;
const mostElements = 5000;

const refused: BpmnImport = { ok: false, message: importFailedMessage };

/**
 * Reads BPMN 2.0 XML as a process. A file written by `exportBpmn` gives exactly the exported process. From other files
 * it imports all elements that have a counterpart and reports the others in the language of `texts`. Never throws.
 */
export async function importBpmn(xml: string, texts: BpmnTexts = bpmnMessages): Promise<BpmnImport> {
  // BPMN files do not need a DTD or entities, which could be used for attacks
  if (xml.length > maxImportLength || /<!(?:DOCTYPE|ENTITY)/i.test(xml) || hasManyTags(xml)) return refused;
  try {
    const { rootElement, warnings } = await createBpmnFile().fromXML(xml.replace(/^\ufeff/, '').trimStart());
    const notes = createNotes(texts);
    const model = readDefinitions(rootElement, notes);
    if (!model) return refused;
    if (warnings.length > 0) notes.add(notes.texts.unreadable(warnings.length));
    return { ok: true, model, report: notes.all };
  } catch {
    // any error in the parser means that the file cannot be read
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
  for (const other of others) if (sizeOf(other) > 0) notes.add(notes.texts.otherProcess(textOf(other, 'name')));
  for (const root of roots) noteCollaboration(root, notes);
  noteSurroundings(main, notes);
  return readProcess(main, titleOf(main, roots), notes);
}

/** Returns the name of the process, or that of its pool if it has none. */
function titleOf(process: ModdleElement, roots: readonly ModdleElement[]): string {
  const pools = roots.flatMap((root) => elementsOf(root, 'participants'));
  const pool = pools.find(({ processRef }) => processRef === process);
  return textOf(process, 'name').trim() || (pool ? textOf(pool, 'name').trim() : '');
}

const listed = (elements: readonly ModdleElement[]): string =>
  elements.map((element) => `"${textOf(element, 'name').replace(/\s+/g, ' ').trim()}"`).join(', ');

function noteCollaboration(root: ModdleElement, notes: Notes): void {
  if (root.$type === 'bpmn:Choreography') notes.add(notes.texts.choreography);
  if (root.$type !== 'bpmn:Collaboration') return;
  const pools = elementsOf(root, 'participants');
  if (pools.length > 1) notes.add(notes.texts.pools(listed(pools)));
  const flows = elementsOf(root, 'messageFlows').length;
  if (flows > 0) notes.add(notes.texts.messageFlows(flows));
  const artifacts = elementsOf(root, 'artifacts').length;
  if (artifacts > 0) notes.add(notes.texts.artifacts(artifacts));
  if (elementsOf(root, 'conversations').length > 0) notes.add(notes.texts.choreography);
}

function noteSurroundings(process: ModdleElement, notes: Notes): void {
  const lanes = elementsOf(process, 'laneSets').flatMap((set) => elementsOf(set, 'lanes'));
  if (lanes.length > 0) notes.add(notes.texts.lanes(listed(lanes)));
  const artifacts = elementsOf(process, 'artifacts').length;
  if (artifacts > 0) notes.add(notes.texts.artifacts(artifacts));
  const parts = [process, ...elementsOf(process, 'flowElements')];
  const extended = parts.filter((part) => foreignExtensions(part).length > 0).length;
  if (extended > 0) notes.add(notes.texts.extensions(extended));
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
    title: settings && isSameText(title, name) ? title : name || notes.texts.untitled,
    description: settings && isSameText(description, written) ? description : written,
  });
  if (!checked.success || new Set(checked.data.steps.map(({ id }) => id)).size < row.length) return null;
  return made.reduce(withField, checked.data);
}

/** Returns the process with an additional field, which is also added to every step that has a form. */
const withField = (model: WorkflowModel, { id, ...field }: MadeField): WorkflowModel =>
  changeField(addField(model, id), id, field).model;

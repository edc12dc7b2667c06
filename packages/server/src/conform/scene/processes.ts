import {
  type BodyOf,
  listAssigneeStatuses,
  listProcessCategories,
  listProcesses,
  listServices,
  publishLinkedProcess,
  publishProcess,
} from '@tramita/client/contract';
import { claim, Unchecked } from '../wire/deviation.ts';
import { sharedDepartment, sharedSector } from './areas.ts';
import { endRequestsOf } from './end-requests.ts';
import { attendanceGroup } from './groups.ts';
import type { Scene } from './scene.ts';

export type PublishInput = BodyOf<typeof publishProcess>;
export type LinkedInput = BodyOf<typeof publishLinkedProcess>;

/** Records of the server that every process refers to. They exist before the run and are only read. */
const references = (scene: Scene) =>
  scene.shared('references', async () => {
    const administrator = scene.as('administrator');
    const [category] = await administrator.call(listProcessCategories);
    const statuses = await administrator.call(listAssigneeStatuses);
    if (!category) throw new Unchecked('Cadastre uma categoria de processos.');
    if (statuses.length === 0) throw new Unchecked('Cadastre um status de usuário.');
    return { category, statuses: statuses.slice(0, 100).map(({ id }) => id) };
  });

/** Returns the attributes of a new process; it is deactivated at the end, as the contract cannot delete it. */
async function attributesOf(scene: Scene, title: string) {
  const { category, statuses } = await references(scene);
  const department = await sharedDepartment(scene);
  const sector = await sharedSector(scene);
  const { id, description, active } = department;
  return {
    title,
    description: 'Criado pela verificação de conformidade.',
    active: true,
    category,
    assigneeStatuses: statuses,
    department: { id, description, active },
    sector: { id: sector.id, description: sector.description, active: sector.active },
    hasNps: true,
  };
}

const start = { type: 'START_EVENT', id: 'inicio', title: 'Início', typeTitle: 'Início', icon: 'start' } as const;
const end = { type: 'END_EVENT', id: 'fim', title: 'Fim', typeTitle: 'Fim', icon: 'end' } as const;
const work = { type: 'USER_TASK', typeTitle: 'Tarefa', icon: 'task' } as const;
const initiator = [{ id: 1, firstName: 'Iniciador' }];

/** Steps and form of a process; those of attributes are added to it. */
type Flow = Pick<PublishInput, 'steps' | 'data' | 'dataSteps' | 'gatewayFlows'>;

const use = (stepId: string, dataId: string, flags: { required?: boolean; editable?: boolean } = {}) => {
  const { required = false, editable = true } = flags;
  return {
    stepId,
    dataId,
    formOrder: 1,
    required: String(required),
    requiredTemplate: required ? 'Y' : 'N',
    editable: String(editable),
    editableTemplate: editable ? 'Y' : 'N',
    visible: 'true',
    visibleTemplate: 'Y',
    state: editable ? 'EDITABLE' : 'READ_ONLY',
  };
};

const field = (name: string, type: 'string' | 'search' | 'integer', label: string) => ({
  id: `campo-${name}`,
  name,
  label,
  type,
});

/**
 * The process of most checks: a request with an item, worked on by the group of the run (with a required report), then
 * approved by the requester.
 */
function serviceFlow(group: { readonly id: number; readonly name: string }): Flow {
  const items = ['Alfa', 'Beta', 'Gama'].map((label) => ({ label, value: label.toLowerCase() }));
  return {
    steps: [
      { ...start, nextStepId: 'atender' },
      { ...work, id: 'atender', title: 'Atender', groups: [group], isRoutable: true, nextStepId: 'aprovar' },
      {
        type: 'APPROVAL_TASK',
        typeTitle: 'Aprovação',
        icon: 'approval',
        id: 'aprovar',
        title: 'Aprovar',
        assignees: initiator,
        isRoutable: false,
        nextStepId: 'fim',
      },
      end,
    ],
    data: [
      field('item', 'string', 'Item'),
      field('quantidade', 'integer', 'Quantidade'),
      { ...field('busca', 'search', 'Busca'), search: { items } },
      field('parecer', 'string', 'Parecer'),
    ],
    dataSteps: [
      use('inicio', 'campo-item', { required: true }),
      use('inicio', 'campo-quantidade'),
      use('inicio', 'campo-busca'),
      use('atender', 'campo-item', { editable: false }),
      use('atender', 'campo-parecer', { required: true }),
      use('aprovar', 'campo-item', { editable: false }),
    ],
    gatewayFlows: [],
  };
}

/** A process of one step, for checks of publishing. */
const shortFlow: Flow = {
  steps: [
    { ...start, nextStepId: 'preencher' },
    { ...work, id: 'preencher', title: 'Preencher', assignees: initiator, nextStepId: 'fim' },
    end,
  ],
  data: [],
  dataSteps: [],
  gatewayFlows: [],
};

/** A process whose requests stop at a decision without a matching path. */
const stoppingFlow: Flow = {
  steps: [
    { ...start, nextStepId: 'decidir' },
    { type: 'GATEWAY', id: 'decidir', title: 'Decidir', typeTitle: 'Decisão', icon: 'gateway' },
    { ...work, id: 'preencher', title: 'Preencher', assignees: initiator, nextStepId: 'fim' },
    end,
  ],
  data: [field('item', 'string', 'Item')],
  dataSteps: [use('inicio', 'campo-item', { required: true })],
  gatewayFlows: ['nunca', 'jamais'].map((value) => ({
    stepId: 'decidir',
    dataId: 'campo-item',
    name: 'item',
    label: value,
    operator: '=',
    value,
    dataType: 'string',
    nextStepId: 'preencher',
  })),
};

/** Deactivates the process with this title, after ending its requests. */
function removeAtTheEnd(scene: Scene, title: string, nextVersion: (parentId: number) => Promise<unknown>): void {
  const administrator = scene.as('administrator');
  scene.cleanUp.add({
    what: `processo "${title}"`,
    async remove() {
      const sent = await endRequestsOf(scene, title);
      const { elements } = await administrator.call(listProcesses, { query: { q: title, size: 100 } });
      const found = elements.find((process) => process.title === title);
      if (!found) return null;
      if (found.active) await nextVersion(found.parentId);
      const requests = sent > 0 ? `, com ${sent} solicitações encerradas ou canceladas` : '';
      return `processo "${title}", inativo${requests}: o contrato não exclui processos nem solicitações`;
    },
  });
}

/** Returns a process to publish. */
async function newProcess(scene: Scene, kind: string, flow: Flow): Promise<PublishInput> {
  const body = { ...(await attributesOf(scene, scene.name(kind))), ...flow };
  removeAtTheEnd(scene, String(body.title), (parentId) =>
    scene.as('administrator').call(publishProcess, { body: { ...body, parentId, active: false } }),
  );
  return body;
}

/** A process of this run, as the catalogue shows it. */
export interface Service {
  /** The current version. */
  readonly id: number;
  readonly parentId: number;
  readonly title: string;
  /** Last segment of its URL. */
  readonly name: string;
}

async function published(scene: Scene, body: PublishInput): Promise<Service> {
  await scene.as('administrator').call(publishProcess, { body });
  const { elements } = await scene.as('requester').call(listServices, { query: { q: body.title, size: 100 } });
  const found = elements.find(({ title }) => title === body.title);
  claim(found !== undefined, `o serviço "${body.title}" no catálogo depois de publicado`, elements);
  const { id, parentId, title, name } = found;
  return { id, parentId, title, name };
}

/** Returns the service that requests of this run are made of. */
export const sharedService = (scene: Scene): Promise<Service> =>
  scene.shared('service', async () => {
    const { id, name } = await attendanceGroup(scene);
    return published(scene, await newProcess(scene, 'servico', serviceFlow({ id, name })));
  });

/** Returns the service whose requests stop with a failure. */
export const stoppingService = (scene: Scene): Promise<Service> =>
  scene.shared('stopping service', async () => published(scene, await newProcess(scene, 'decisao', stoppingFlow)));

/** Returns the body that publishes a process of one step: the first version, then further ones of the same process. */
export async function shortProcess(scene: Scene): Promise<PublishInput> {
  const body = await scene.shared('short process', () => newProcess(scene, 'processo', shortFlow));
  const parentId = await findProcess(scene, String(body.title));
  return parentId === null ? body : { ...body, parentId, description: `Versão de ${scene.name('texto')}` };
}

/** Returns the body that publishes a linked process: the first version, then further ones of the same process. */
export async function linkedProcess(scene: Scene): Promise<LinkedInput> {
  const body = await scene.shared('linked process', async () => {
    const { category, department, sector, hasNps: _, ...rest } = await attributesOf(scene, scene.name('vinculado'));
    const linked = {
      ...rest,
      category: category.id,
      department: department.id,
      sector: sector.id,
      url: 'https://conformidade.invalid/servico?token={token}',
    };
    removeAtTheEnd(scene, linked.title, (parentId) =>
      scene.as('administrator').call(publishLinkedProcess, { body: { ...linked, parentId, active: false } }),
    );
    return linked;
  });
  const parentId = await findProcess(scene, String(body.title));
  return parentId === null ? body : { ...body, parentId, description: `Versão de ${scene.name('texto')}` };
}

/** Returns the id of the first version of a process; null if it was not published yet. */
export async function findProcess(scene: Scene, title: string): Promise<number | null> {
  const query = { q: title, size: 100 };
  const { elements } = await scene.as('administrator').call(listProcesses, { query });
  return elements.find((process) => process.title === title)?.parentId ?? null;
}

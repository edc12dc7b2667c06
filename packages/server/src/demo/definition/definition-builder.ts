import type {
  Connection,
  DefinitionField,
  FieldValue,
  Step,
  StepField,
  WorkflowDefinition,
} from '@tramita/client/contract';
import type { FieldSpec } from './fields.ts';
import type { Asked, Asks, StepSpec } from './steps.ts';

/** A definition with typical values of its fields in the demo company. */
export interface DemoDefinition {
  readonly definition: WorkflowDefinition;
  readonly samples: ReadonlyMap<string, readonly FieldValue[]>;
}

/** Fields of one section of the form, by name. */
export interface Section {
  readonly title: string | undefined;
  readonly fields: Readonly<Record<string, FieldSpec>>;
}

/** Groups fields under a heading. */
export const section = (title: string, fields: Readonly<Record<string, FieldSpec>>): Section => ({ title, fields });

/** Fields without a heading. */
export const fields = (all: Readonly<Record<string, FieldSpec>>): Section => ({ title: undefined, fields: all });

function toField(owner: string, name: string, spec: FieldSpec, heading: string | undefined): DefinitionField {
  const field: DefinitionField = { id: `${owner}.${name}`, name, ...spec.field };
  if (heading !== undefined) field.section = heading;
  // without undefined entries, so that the definition does not change in a round trip through JSON
  return JSON.parse(JSON.stringify(field));
}

const flagsOf = (asked: Asked) => {
  if (asked === 'required') return { visible: 'true', required: 'true', editable: 'true' };
  if (asked === 'optional') return { visible: 'true', required: 'false', editable: 'true' };
  return { visible: asked.visible ?? 'true', required: asked.required ?? 'false', editable: asked.editable ?? 'true' };
};

/** Records, step by step, which fields were requested and when they were visible. */
class FieldMemory {
  readonly #fields: readonly DefinitionField[];
  readonly #visibleWhen = new Map<string, string>();

  constructor(all: readonly DefinitionField[]) {
    this.#fields = all;
  }

  stepFields(ask: Asks, hide: readonly string[]): StepField[] {
    const known = new Set(this.#fields.map((field) => field.name));
    for (const name of [...Object.keys(ask), ...hide]) {
      if (!known.has(name)) throw new Error(`The form has no field "${name}"`);
    }
    // fields a step never shows are not part of its form: a hidden field would be cleared there
    const result = this.#fields.flatMap((field): StepField[] => {
      const asked = ask[field.name];
      if (asked !== undefined) return [{ fieldId: field.id, ...flagsOf(asked) }];
      const visible = hide.includes(field.name) ? undefined : this.#visibleWhen.get(field.name);
      return visible === undefined ? [] : [{ fieldId: field.id, visible, required: 'false', editable: 'false' }];
    });
    for (const [name, asked] of Object.entries(ask)) {
      if (!this.#visibleWhen.has(name)) this.#visibleWhen.set(name, flagsOf(asked).visible);
    }
    return result;
  }
}

function connectionsOf(spec: StepSpec, following: StepSpec | undefined): Connection[] {
  if (spec.kind === 'end') return [];
  if (spec.kind === 'gateway') {
    return spec.branches.map(({ to, label, field, operator, value }) =>
      value === undefined ? { stepId: to, label, field, operator } : { stepId: to, label, field, operator, value },
    );
  }
  const next = spec.kind === 'start' ? undefined : spec.next;
  const target = next ?? following?.id;
  if (target === undefined) throw new Error(`Nothing follows step "${spec.id}"`);
  return [{ stepId: target }];
}

function toStep(spec: StepSpec, following: StepSpec | undefined, memory: FieldMemory): Step {
  const base = { id: spec.id, title: spec.title, connections: connectionsOf(spec, following) };
  switch (spec.kind) {
    case 'start':
      return { ...base, type: 'START_EVENT', description: spec.description, fields: memory.stepFields(spec.ask, []) };
    case 'end':
      return { ...base, type: 'END_EVENT', fields: memory.stepFields({}, spec.hide) };
    case 'gateway':
      return { ...base, type: 'GATEWAY' };
    case 'service':
      return {
        ...base,
        type: 'SERVICE_TASK',
        serviceType: 'OTHERS',
        call: spec.call,
        asynchronous: false,
        maxRetries: spec.retries,
        continueIfError: spec.continueIfError,
      };
    case 'task':
    case 'approval':
      return {
        ...base,
        type: spec.kind === 'task' ? 'USER_TASK' : 'APPROVAL_TASK',
        subtitle: spec.subtitle,
        description: spec.description,
        assignees: spec.to.flatMap((to) => (to.kind === 'person' ? [{ id: to.id, firstName: to.firstName }] : [])),
        groups: spec.to.flatMap((to) => (to.kind === 'group' ? [{ id: to.id, name: to.name }] : [])),
        isRoutable: spec.routable ?? true,
        isAttachmentRequired: spec.attachmentRequired ?? false,
        waitUntilEndOfProcess: spec.waitUntilEnd ?? false,
        notifyAssignees: spec.notify ?? 0,
        renotify: spec.remind,
        ...spec.within,
        fields: memory.stepFields(spec.ask ?? {}, spec.hide ?? []),
      };
  }
}

/**
 * Builds a definition from sections of fields and steps in drawing order. By default a step leads to the next one;
 * field ids contain the owner's name so that they are unique among all services.
 * @throws Error if a step uses an unknown field or has no following step.
 */
export function defineWorkflow(
  owner: string,
  sections: readonly Section[],
  steps: readonly StepSpec[],
): DemoDefinition {
  const named = sections.flatMap(({ title, fields: specs }) =>
    Object.entries(specs).map(([name, spec]) => ({ name, spec, title })),
  );
  const all = named.map(({ name, spec, title }) => toField(owner, name, spec, title));
  const memory = new FieldMemory(all);
  const built = steps.map((step, index) => toStep(step, steps[index + 1], memory));
  const samples = named.flatMap(({ name, spec }) => (spec.samples ? [[name, spec.samples] as const] : []));
  return { definition: JSON.parse(JSON.stringify({ steps: built, fields: all })), samples: new Map(samples) };
}

import type { ConnectionOperator, HttpCall, SlaUnit } from '@tramita/client/contract';
import { specialAssignees } from '@tramita/client/contract';
import { type GroupName, groups } from '../company/groups.ts';
import { people } from '../company/people.ts';
import { erpOrigin } from './fields.ts';

/** What a step does with a field: asks for it, with or without duty, or by expressions. */
export type Asked =
  | 'required'
  | 'optional'
  | { readonly visible?: string; readonly required?: string; readonly editable?: string };

/** Fields a step asks for, by name. Fields of earlier steps are shown read-only, all others are left out. */
export type Asks = Readonly<Record<string, Asked>>;

/** A person or a group a step is addressed to. */
export type Addressee =
  | { readonly kind: 'person'; readonly id: number; readonly firstName: string }
  | { readonly kind: 'group'; readonly id: number; readonly name: string };

/** Who asked. */
export const initiator: Addressee = { kind: 'person', id: specialAssignees.initiator, firstName: 'Iniciador' };
/** The superior of who asked. */
export const superior: Addressee = { kind: 'person', id: specialAssignees.superior, firstName: 'Superior direto' };
/** The superior's superior. */
export const superiorOfSuperior: Addressee = {
  kind: 'person',
  id: specialAssignees.superiorOfSuperior,
  firstName: 'Superior direto do superior',
};

/** An attendance group by name. */
export function group(name: GroupName): Addressee {
  const found = groups.find((candidate) => candidate.name === name);
  if (found === undefined) throw new Error(`There is no group "${name}"`);
  return { kind: 'group', id: found.id, name };
}

/** A person by user name. */
export function person(userName: string): Addressee {
  const found = people.find((candidate) => candidate.userName === userName);
  if (found === undefined) throw new Error(`There is no person "${userName}"`);
  return { kind: 'person', id: found.id, firstName: found.firstName };
}

/** Time a step may take. */
export interface Sla {
  readonly sla: number;
  readonly slaUnit: SlaUnit;
}
export const minutes = (sla: number): Sla => ({ sla, slaUnit: 'MINUTES' });
export const hours = (sla: number): Sla => ({ sla, slaUnit: 'HOURS' });
export const days = (sla: number): Sla => ({ sla, slaUnit: 'DAYS' });

/** Settings of a step that people work on. */
export interface HumanOptions {
  readonly to: readonly Addressee[];
  readonly within?: Sla;
  readonly ask?: Asks;
  /** Fields of earlier steps that this step must not show. */
  readonly hide?: readonly string[];
  readonly subtitle?: string;
  readonly description?: string;
  readonly routable?: boolean;
  readonly attachmentRequired?: boolean;
  readonly waitUntilEnd?: boolean;
  readonly notify?: 0 | 1 | 2;
  /** Reminds once a day of what `notify` told. */
  readonly remind?: boolean;
  /** Step that follows when it is not the next one. */
  readonly next?: string;
}

/** A way out of a gateway: to `to` when the field compares so. */
export interface Branch {
  readonly label: string;
  readonly field: string;
  readonly operator: ConnectionOperator;
  readonly value?: string;
  readonly to: string;
}

/** A step as a service file writes it. */
export type StepSpec =
  | {
      readonly kind: 'start';
      readonly id: string;
      readonly title: string;
      readonly ask: Asks;
      readonly description?: string;
    }
  | ({ readonly kind: 'task' | 'approval'; readonly id: string; readonly title: string } & HumanOptions)
  | {
      readonly kind: 'service';
      readonly id: string;
      readonly title: string;
      readonly call: HttpCall;
      readonly retries: number;
      readonly continueIfError: boolean;
      readonly next?: string;
    }
  | { readonly kind: 'gateway'; readonly id: string; readonly title: string; readonly branches: readonly Branch[] }
  | { readonly kind: 'end'; readonly id: string; readonly title: string; readonly hide: readonly string[] };

/** The request form. */
export const start = (ask: Asks, description?: string): StepSpec => ({
  kind: 'start',
  id: 'inicio',
  title: 'Início',
  ask,
  description,
});

/** Work for people. */
export const task = (id: string, title: string, options: HumanOptions): StepSpec => ({
  kind: 'task',
  id,
  title,
  ...options,
});

/** A decision of people. */
export const approval = (id: string, title: string, options: HumanOptions): StepSpec => ({
  kind: 'approval',
  id,
  title,
  ...options,
});

/** A decision by the form. */
export const gateway = (id: string, title: string, branches: readonly Branch[]): StepSpec => ({
  kind: 'gateway',
  id,
  title,
  branches,
});

/** One way out of a gateway, e.g. `when('Sim', 'valor', '>', '5000', 'diretoria')`. */
export const when = (
  label: string,
  field: string,
  operator: ConnectionOperator,
  value: string,
  to: string,
): Branch => ({
  label,
  field,
  operator,
  value,
  to,
});

/** One way out of a gateway by whether a field has a value at all. */
export const whenEmpty = (label: string, field: string, empty: boolean, to: string): Branch => ({
  label,
  field,
  operator: empty ? 'isNull' : 'isNotNull',
  to,
});

/** The usual two ways after an approval: on, or to the end. */
export const afterApproval = (id: string, onwards: string, otherwise = 'fim'): StepSpec =>
  gateway(id, 'Aprovado?', [
    when('Sim', 'approved', '=', 'true', onwards),
    when('Não', 'approved', '=', 'false', otherwise),
  ]);

/** What a service task sends to the ERP and takes from its answer. */
export interface ErpCall {
  readonly method?: HttpCall['method'];
  readonly path: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, string>>;
  /** Property of the answer → field. */
  readonly answer?: Readonly<Record<string, string>>;
  readonly retries?: number;
  readonly continueIfError?: boolean;
  readonly next?: string;
}

/** A call to the ERP of the demo company. */
export function erpService(id: string, title: string, erp: ErpCall): StepSpec {
  const call: HttpCall = {
    method: erp.method ?? 'POST',
    endpoint: `${erpOrigin}${erp.path}`,
    requestHeaders: [{ name: 'Content-Type', value: 'application/json' }],
    requestParams: Object.entries(erp.params ?? {}).map(([name, value]) => ({ name, value })),
    requestBody: erp.body === undefined ? undefined : JSON.stringify(erp.body),
    responseBody: erp.answer === undefined ? undefined : { ...erp.answer },
  };
  return {
    kind: 'service',
    id,
    title,
    call,
    retries: erp.retries ?? 3,
    continueIfError: erp.continueIfError ?? false,
    next: erp.next,
  };
}

/** The end of the request; shows every field but those hidden. */
export const end = (hide: readonly string[] = []): StepSpec => ({ kind: 'end', id: 'fim', title: 'Final', hide });

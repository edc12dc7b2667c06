import type { ConnectionOperator, HttpCall, SlaUnit } from '@tramita/client/contract';
import { specialAssignees } from '@tramita/client/contract';
import { type GroupName, groups } from '../company/groups.ts';
import { people } from '../company/people.ts';
import { erpOrigin } from './fields.ts';

/** How a step uses a field: optional, required, or by expressions. */
export type Asked =
  | 'required'
  | 'optional'
  | { readonly visible?: string; readonly required?: string; readonly editable?: string };

/** Fields a step requests, by name. Fields of earlier steps are shown read-only, all others are omitted. */
export type Asks = Readonly<Record<string, Asked>>;

/** A user or a group a step is addressed to. */
export type Addressee =
  | { readonly kind: 'person'; readonly id: number; readonly firstName: string }
  | { readonly kind: 'group'; readonly id: number; readonly name: string };

/** The requester. */
export const initiator: Addressee = { kind: 'person', id: specialAssignees.initiator, firstName: 'Iniciador' };
/** The requester's superior. */
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

/** A user by user name. */
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

/** Options of a user step. */
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
  /** Sends a daily reminder of the `notify` message. */
  readonly remind?: boolean;
  /** Next step, if it is not the following one. */
  readonly next?: string;
}

/** A branch of a gateway: leads to `to` if the comparison is true. */
export interface Branch {
  readonly label: string;
  readonly field: string;
  readonly operator: ConnectionOperator;
  readonly value?: string;
  readonly to: string;
}

/** A step in a service file. */
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

/** A user step. */
export const task = (id: string, title: string, options: HumanOptions): StepSpec => ({
  kind: 'task',
  id,
  title,
  ...options,
});

/** An approval step. */
export const approval = (id: string, title: string, options: HumanOptions): StepSpec => ({
  kind: 'approval',
  id,
  title,
  ...options,
});

/** A gateway, decided by form values. */
export const gateway = (id: string, title: string, branches: readonly Branch[]): StepSpec => ({
  kind: 'gateway',
  id,
  title,
  branches,
});

/** One branch of a gateway, e.g. `when('Sim', 'valor', '>', '5000', 'diretoria')`. */
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

/** A branch of a gateway that depends on whether a field is empty. */
export const whenEmpty = (label: string, field: string, empty: boolean, to: string): Branch => ({
  label,
  field,
  operator: empty ? 'isNull' : 'isNotNull',
  to,
});

/** The usual two branches after an approval: continue, or go to the end. */
export const afterApproval = (id: string, onwards: string, otherwise = 'fim'): StepSpec =>
  gateway(id, 'Aprovado?', [
    when('Sim', 'approved', '=', 'true', onwards),
    when('Não', 'approved', '=', 'false', otherwise),
  ]);

/** Values a service task sends to the ERP and takes from its answer. */
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

/** The end of the request; shows all fields except the hidden ones. */
export const end = (hide: readonly string[] = []): StepSpec => ({ kind: 'end', id: 'fim', title: 'Final', hide });

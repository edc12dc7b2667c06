import type { OutboundHeaders } from '@tramita/client/contract';
import { type RequestState, readableFields } from '@tramita/client/engine';
import type { Services } from '../context.ts';
import { restoreFormFiles } from '../files/restore-form-files.ts';
import { OutboundError } from '../ports/outbound-call.ts';
import { SheetError } from '../ports/sheet-store.ts';
import { createDatabaseSheetStore } from '../sheets/database-sheet-store.ts';
import { sheetRowOf } from '../sheets/sheet-row.ts';
import { fillCall } from './fill-call.ts';
import type { Outcome, ServiceStep } from './service-outcome.ts';

/** A step to attempt, and the idempotency key shared by all its attempts. */
export interface Attempt {
  readonly state: RequestState;
  readonly step: ServiceStep;
  readonly key: string;
  readonly timeoutMs: number;
}

/** Attempts the step once: calls the other system, or appends the row. */
export function attemptStep(services: Services, attempt: Attempt): Promise<Outcome> {
  return attempt.step.serviceType === 'SHEETS' ? appendRow(services, attempt) : callSystem(services, attempt);
}

async function callSystem(services: Services, { state, step, key, timeoutMs }: Attempt): Promise<Outcome> {
  try {
    const template = JSON.stringify(step.call);
    const values = await restoreFormFiles(services, state.values, (name) => template.includes(`#${name}`));
    const fields = readableFields(state.definition).map(({ name }) => name);
    const request = fillCall(step.call, values, fields);
    const added: OutboundHeaders = { 'idempotency-key': key };
    const headers = { ...request.headers, ...added };
    const response = await services.outbound({ ...request, headers, timeoutMs });
    const isSuccess = response.statusCode >= 200 && response.statusCode < 300;
    if (isSuccess) return response;
    return { statusCode: response.statusCode, error: `O sistema respondeu com o código ${response.statusCode}.` };
  } catch (error) {
    if (error instanceof OutboundError) return { statusCode: 0, error: error.reason };
    // the address is invalid after its references are filled in
    if (error instanceof TypeError) return { statusCode: 0, error: 'O endereço da chamada é inválido.' };
    throw error;
  }
}

async function appendRow(
  { db, sheets = createDatabaseSheetStore(db), now }: Services,
  { state, step, key }: Attempt,
): Promise<Outcome> {
  const { googleSheetsConfig: config } = step;
  if (!config) return { statusCode: 0, error: 'A etapa não diz em que planilha grava.' };
  try {
    await sheets.append(sheetRowOf(state, config, key, now()));
    return { statusCode: 200, data: null };
  } catch (error) {
    if (error instanceof SheetError) return { statusCode: error.statusCode, error: error.reason };
    throw error;
  }
}

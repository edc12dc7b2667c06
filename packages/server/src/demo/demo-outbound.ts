import {
  type OutboundCall,
  OutboundError,
  type OutboundRequest,
  type OutboundResponse,
} from '../ports/outbound-call.ts';
import { erpOrigin } from './definition/fields.ts';
import { erpLists, erpNumbers } from './erp-catalogue.ts';

/** Number of failed attempts before a call with an unlucky amount succeeds. */
const failuresOfUnlucky = 2;

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function numberOf(text: string): number {
  let hash = 7;
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 899_999;
  return 100_000 + hash;
}

function amountOf(body: string | undefined): string {
  if (body === undefined) return '';
  try {
    const { valor } = JSON.parse(body) as { valor?: unknown };
    return String(valor ?? '').replace(/\D/g, '');
  } catch {
    return '';
  }
}

const neverExecutedAgain = async (_protocol: string): Promise<boolean> => false;

/** The key of a service task's call starts with the protocol of its request; other calls have no key. */
const protocolOf = ({ headers }: OutboundRequest): string | undefined =>
  /^[\da-f-]{36}(?=-\d+$)/.exec(headers['idempotency-key'] ?? '')?.[0];

function listAnswer(url: URL): OutboundResponse {
  const query = fold(url.searchParams.get('busca') ?? '');
  // a reference to an empty field stays as text and must not filter
  const filters = [...url.searchParams].filter(
    ([name, value]) => name !== 'busca' && value !== '' && !value.startsWith('#'),
  );
  const seats = Number(url.searchParams.get('pessoas') ?? 0) || 0;
  const data = (erpLists[url.pathname] ?? []).filter((item) => {
    const matches =
      query === '' || query.startsWith('#') || Object.values(item).some((value) => fold(String(value)).includes(query));
    const fits = filters.every(([name, value]) => item[name] === undefined || String(item[name]) === value);
    return matches && fits && (item.lugares === undefined || Number(item.lugares) >= seats);
  });
  return { statusCode: 200, data };
}

function payslipAnswer(url: URL): OutboundResponse {
  const month = url.searchParams.get('competencia') ?? '';
  return { statusCode: 200, data: { holerite: { documento: `HOL-${numberOf(month)}`, paginas: 1 } } };
}

/**
 * Returns responses for calls to the systems of the demo company: an ERP at `https://erp.redeipe.example` with lists for
 * search fields and numbers for writes of service tasks. Used while the server runs with demo data, so that the demo
 * needs no network. To demonstrate failures, an amount whose digits end in 13 fails twice before it succeeds, and one
 * that ends in 66 is refused until the owner of the process executes the step again, which `wasExecutedAgain` reports
 * by the protocol of the request. Calls to other addresses are passed to `otherwise`, or refused without it.
 */
export function createDemoOutbound(otherwise?: OutboundCall, wasExecutedAgain = neverExecutedAgain): OutboundCall {
  const failures = new Map<string, number>();

  const mayPass = async (request: OutboundRequest): Promise<boolean> => {
    const protocol = protocolOf(request);
    return protocol !== undefined && wasExecutedAgain(protocol);
  };

  const write = async (request: OutboundRequest, url: URL): Promise<OutboundResponse> => {
    const amount = amountOf(request.body);
    if (amount.endsWith('66') && !(await mayPass(request))) {
      return { statusCode: 422, data: { erro: 'Período contábil fechado' } };
    }
    const key = `${request.method} ${request.url} ${request.headers['idempotency-key'] ?? request.body ?? ''}`;
    const failed = failures.get(key) ?? 0;
    if (amount.endsWith('13') && failed < failuresOfUnlucky) {
      failures.set(key, failed + 1);
      return { statusCode: 503, data: { erro: 'ERP em manutenção' } };
    }
    const number = erpNumbers[url.pathname];
    if (number === undefined) return { statusCode: 404, data: { erro: 'Caminho desconhecido' } };
    return { statusCode: 201, data: { [number.property]: `${number.prefix}${numberOf(key)}`, situacao: 'registrado' } };
  };

  return async (request) => {
    const url = new URL(request.url);
    if (url.origin === erpOrigin) {
      if (request.method !== 'GET') return write(request, url);
      return url.pathname === '/folha/holerites' ? payslipAnswer(url) : listAnswer(url);
    }
    if (otherwise !== undefined) return otherwise(request);
    throw new OutboundError('REFUSED', 'O modo de demonstração só chama os sistemas da empresa de exemplo');
  };
}

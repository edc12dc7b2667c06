import { spreadsheetIdOf } from '@tramita/client/rules';
import { importPKCS8, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { type OutboundCall, OutboundError, type OutboundRequest } from '../ports/outbound-call.ts';
import { type SheetCell, SheetError, type SheetRow, type SheetStore } from '../ports/sheet-store.ts';

/** The required part of a service account's key file. */
export const serviceAccountSchema = z.object({
  client_email: z.string().check(z.minLength(1)),
  private_key: z.string().check(z.minLength(1)),
  token_uri: z._default(z.url(), 'https://oauth2.googleapis.com/token'),
});
export type ServiceAccount = z.infer<typeof serviceAccountSchema>;

export interface GoogleSheetOptions {
  readonly account: ServiceAccount;
  readonly call: OutboundCall;
  readonly now: () => Date;
  /** @default 'https://sheets.googleapis.com' */
  readonly apiUrl?: string;
}

const scope = 'https://www.googleapis.com/auth/spreadsheets';
const timeoutMs = 60_000;
const hourSeconds = 3600;
/** A token is renewed this long before it expires. */
const spareSeconds = 60;

const tokenSchema = z.object({ access_token: z.string(), expires_in: z._default(z.number(), hourSeconds) });
const rangeSchema = z.object({ values: z.optional(z.array(z.array(z.unknown()))) });

/**
 * Appends rows to Google spreadsheets, and reads them, with a service account that each of them must be shared with.
 * The header row is written with the first row of a tab whose first line is empty.
 *
 * Google has no idempotency key for appending a row: if the server stops after Google appended a row and before that is
 * recorded here, the row is appended again. After any other failure it is not written.
 */
export function createGoogleSheetStore(options: GoogleSheetOptions): SheetStore {
  const { account, apiUrl = 'https://sheets.googleapis.com' } = options;
  const call = callOrExplain(options.call, account.client_email);
  const tokens = createTokenSource(options, call);
  const append = async (row: SheetRow) => {
    const spreadsheet = spreadsheetIdOf(row.url);
    if (!spreadsheet) throw new SheetError(0, 'O endereço da planilha não é do Google Sheets.');
    const headers = { authorization: `Bearer ${await tokens.current()}`, accept: 'application/json' };
    const values = `${apiUrl}/v4/spreadsheets/${spreadsheet}/values/`;
    const firstLine = await call({ method: 'GET', url: values + rangeOf(row.tab, '1:1'), headers, timeoutMs }, row.tab);
    const isNew = (z.safeParse(rangeSchema, firstLine).data?.values ?? []).length === 0;
    await call(
      {
        method: 'POST',
        url: `${values}${rangeOf(row.tab, 'A1')}:append?valueInputOption=RAW&insertDataOption=INSERT_ROWS`,
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({
          majorDimension: 'ROWS',
          values: isNew ? [headerOf(row), lineOf(row)] : [lineOf(row)],
        }),
        timeoutMs,
      },
      row.tab,
    );
  };
  const read = async (address: string, { rows, columns }: { rows: number; columns: number }) => {
    const spreadsheet = spreadsheetIdOf(address);
    if (!spreadsheet) throw new SheetError(0, 'O endereço da planilha não é do Google Sheets.');
    const headers = { authorization: `Bearer ${await tokens.current()}`, accept: 'application/json' };
    // a range without a tab refers to the first one
    const range = `A1:${columnName(columns)}${rows}`;
    const url = `${apiUrl}/v4/spreadsheets/${spreadsheet}/values/${encodeURIComponent(range)}`;
    const answer = await call({ method: 'GET', url, headers, timeoutMs }, firstTab);
    const values = z.safeParse(rangeSchema, answer).data?.values ?? [];
    return values.slice(0, rows).map((row) => row.slice(0, columns).map((cell) => String(cell ?? '')));
  };
  /** Discards a token that was revoked before it expired, so that the next attempt requests another. */
  const renewing = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof SheetError && error.statusCode === 401) tokens.forget();
      throw error;
    }
  };
  return {
    append: (row) => renewing(append(row)),
    read: (url, bounds) => renewing(read(url, bounds)),
  };
}

/** Name of the tab that is read, in messages. */
const firstTab = 'da primeira posição';

/** Returns the letters of a column in A1 notation, counted from 1. */
function columnName(column: number): string {
  const rest = Math.floor((column - 1) / 26);
  return `${rest > 0 ? columnName(rest) : ''}${String.fromCharCode(65 + ((column - 1) % 26))}`;
}

type Call = ReturnType<typeof callOrExplain>;

/** Requests a token with a signed assertion, and caches it until it expires or is discarded. */
function createTokenSource({ account, now }: GoogleSheetOptions, call: Call) {
  const { client_email: email, private_key: key, token_uri: url } = account;
  let token: { readonly text: string; readonly until: number } | null = null;
  const current = async (): Promise<string> => {
    const at = Math.floor(now().getTime() / 1000);
    if (token && token.until > at) return token.text;
    const assertion = await new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(email)
      .setAudience(url)
      .setIssuedAt(at)
      .setExpirationTime(at + hourSeconds)
      .sign(await importKey(key));
    const body = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = z.safeParse(
      tokenSchema,
      await call({ method: 'POST', url, headers, body: body.toString(), timeoutMs }),
    );
    if (!answer.success) throw new SheetError(0, 'O Google não emitiu um token para a conta de integração.');
    const { access_token: text, expires_in: seconds } = answer.data;
    token = { text, until: at + seconds - spareSeconds };
    return text;
  };
  const forget = () => {
    token = null;
  };
  return { current, forget };
}

/** @throws SheetError for an invalid key, so that the step fails instead of waiting forever */
async function importKey(text: string) {
  try {
    return await importPKCS8(text, 'RS256');
  } catch (cause) {
    throw new SheetError(0, 'A chave da conta de integração com o Google é inválida.', { cause });
  }
}

/** Returns a range in A1 notation, as a URL segment. */
const rangeOf = (tab: string, cells: string): string => encodeURIComponent(`'${tab.replaceAll("'", "''")}'!${cells}`);

const headerOf = ({ columns }: SheetRow): SheetCell[] => columns.map(({ label }) => label);
const lineOf = ({ columns, cells }: SheetRow): SheetCell[] => columns.map(({ name }) => cells[name] ?? '');

function callOrExplain(call: OutboundCall, email: string) {
  return async (request: OutboundRequest, tab = ''): Promise<unknown> => {
    try {
      const { statusCode, data } = await call(request);
      if (statusCode >= 200 && statusCode < 300) return data;
      throw new SheetError(statusCode, reasonOf(statusCode, email, tab));
    } catch (error) {
      if (error instanceof OutboundError) throw new SheetError(0, error.reason, { cause: error });
      throw error;
    }
  };
}

function reasonOf(statusCode: number, email: string, tab: string): string {
  if (tab !== '' && (statusCode === 403 || statusCode === 404)) {
    return `A planilha não existe ou não foi compartilhada com a conta de integração ${email}.`;
  }
  if (tab !== '' && statusCode === 400) return `A planilha não tem a aba ${tab}.`;
  return `O Google respondeu com o código ${statusCode}.`;
}

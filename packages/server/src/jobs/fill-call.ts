import type { FieldValue, FormValues, HttpCall } from '@tramita/client/contract';
import { OutboundError, type OutboundRequest } from '../ports/outbound-call.ts';

type FilledCall = Omit<OutboundRequest, 'timeoutMs'>;
type Values = ReadonlyMap<string, FieldValue | undefined>;
type Encode = (value: FieldValue) => string;

// a field name starts like a word; the greedy pattern prefers longer names
const reference = /#([\p{L}_][\p{L}\p{N}_]*)/gu;

/**
 * Returns a declared call with every `#field` reference replaced by the field's value: percent-encoded in the address,
 * without line breaks in headers, as JSON in the body. Every name in `fields` is a field, empty if it has no value; any
 * other name is left unchanged. @default fields the names of the values
 *
 * @throws `OutboundError` REFUSED if values make a segment of the path `.` or `..`.
 * @throws `TypeError` if the filled address is invalid.
 */
export function fillCall(
  call: HttpCall,
  formValues: FormValues,
  fields: readonly string[] = Object.keys(formValues),
): FilledCall {
  const values = new Map(fields.map((name) => [name, Object.hasOwn(formValues, name) ? formValues[name] : null]));
  const method = call.method;
  const url = new URL(fillAddress(call.endpoint, values));
  for (const { name, value } of call.requestParams) url.searchParams.append(name, fill(value, values, asText));
  const headers = Object.fromEntries(
    call.requestHeaders.map(({ name, value }) => [name.toLowerCase(), fill(value, values, encodeForHeader)]),
  );
  if (!call.requestBody || method === 'GET') return { method, url: url.href, headers };
  return {
    method,
    url: url.href,
    headers: { 'content-type': 'application/json', ...headers },
    body: fillJson(call.requestBody, values),
  };
}

function fill(template: string, values: Values, encode: Encode): string {
  return template.replace(reference, (text, name: string) => {
    return values.has(name) ? encode(values.get(name) ?? null) : text;
  });
}

/** Segments that URL parsers treat as `.` and `..`, which would change the path. */
const dotSegment = /^(?:\.|%2e){1,2}$/i;

/** Fills the address; a value may be part of the path, but must not change its structure. */
function fillAddress(template: string, values: Values): string {
  // a # before a letter starts a reference, not a fragment
  const [path = ''] = template.split(/\?|#(?![\p{L}_])/u, 1);
  for (const segment of path.split(/[/\\]/)) {
    const filled = fill(segment, values, encodeForUrl);
    if (filled !== segment && dotSegment.test(filled)) {
      throw new OutboundError(
        'REFUSED',
        `Um valor do formulário não pode fazer parte do endereço da chamada: "${filled}".`,
      );
    }
  }
  return fill(template, values, encodeForUrl);
}

/** Inside a JSON string a value is escaped text; anywhere else it is a whole JSON value. */
function fillJson(template: string, values: Values): string {
  const strings = /"(?:[^"\\]|\\.)*"/g;
  let filled = '';
  let end = 0;
  for (const match of template.matchAll(strings)) {
    filled += fill(template.slice(end, match.index), values, (value) => JSON.stringify(value));
    filled += fill(match[0], values, (value) => JSON.stringify(asText(value)).slice(1, -1));
    end = match.index + match[0].length;
  }
  return filled + fill(template.slice(end), values, (value) => JSON.stringify(value));
}

function asText(value: FieldValue): string {
  if (value === null) return '';
  return Array.isArray(value) ? value.join(',') : String(value);
}

/** Replaces lone surrogates, which cannot be encoded. */
function wholeText(value: FieldValue): string {
  return asText(value).replace(/\p{Surrogate}/gu, '\ufffd');
}

function encodeForUrl(value: FieldValue): string {
  return encodeURIComponent(wholeText(value));
}

function encodeForHeader(value: FieldValue): string {
  // header values are bytes: characters outside Latin-1 are percent-encoded
  return wholeText(value)
    .replace(/[\r\n\0]+/g, ' ')
    .replace(/[^\x20-\xff]/gu, (character) => encodeURIComponent(character));
}

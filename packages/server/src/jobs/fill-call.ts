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
 * @throws `OutboundError` REFUSED if values make a segment of the path `.` or `..`, or make the call too long.
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

/** Maximum length of a filled body, in characters: it may contain the files of a form. */
const bodyMaxLength = 40_000_000;
/** Maximum length of the filled address, of a parameter and of a header, in characters. */
const partMaxLength = 65_536;

/** @throws `OutboundError` REFUSED if the result is longer than `maxLength`, before it is put together. */
function fill(template: string, values: Values, encode: Encode, maxLength = partMaxLength): string {
  const encoded = new Map<string, string>();
  const replacementOf = (text: string, name: string): string => {
    if (!values.has(name)) return text;
    let known = encoded.get(name);
    if (known === undefined) {
      known = encode(values.get(name) ?? null);
      encoded.set(name, known);
    }
    return known;
  };
  let { length } = template;
  for (const [text, name = ''] of template.matchAll(reference)) {
    length += replacementOf(text, name).length - text.length;
    if (length > maxLength) throw tooLong();
  }
  return template.replace(reference, replacementOf);
}

const tooLong = (): OutboundError =>
  new OutboundError('REFUSED', 'Os valores do formulário tornam a chamada grande demais.');

/** Segments that URL parsers treat as `.` and `..`, which would change the path. */
const dotSegment = /^(?:\.|%2e){1,2}$/i;

/** Fills the address; a value may be part of the path, but must not change its structure. */
function fillAddress(template: string, values: Values): string {
  // first, because it limits the length of all segments together
  const address = fill(template, values, encodeForUrl);
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
  return address;
}

/** Inside a JSON string a value is escaped text; anywhere else it is a whole JSON value. */
function fillJson(template: string, values: Values): string {
  const strings = /"(?:[^"\\]|\\.)*"/g;
  let filled = '';
  let end = 0;
  const add = (part: string, encode: Encode) => {
    filled += fill(part, values, encode, bodyMaxLength - filled.length);
  };
  for (const match of template.matchAll(strings)) {
    add(template.slice(end, match.index), JSON.stringify);
    add(match[0], (value) => JSON.stringify(asText(value)).slice(1, -1));
    end = match.index + match[0].length;
  }
  add(template.slice(end), JSON.stringify);
  return filled;
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

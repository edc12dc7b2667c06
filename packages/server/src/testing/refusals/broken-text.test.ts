import { type Endpoint, type EndpointId, endpoints, problemSchema } from '@tramita/client/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openOffice } from './office/open-office.ts';
import type { PolicyCall } from './policies/call-policy.ts';
import { policiesOf } from './policies/policies.ts';
import { anyKey, placesOf, withValueAt } from './walk-schema.ts';

const ids = Object.keys(endpoints) as EndpointId[];
const endpointOf = (id: EndpointId): Endpoint => endpoints[id];

const { office } = await openOffice();
// once, because some of the calls contain files of many megabytes
const policies = policiesOf(office);

/** Texts that no database can store, and their form in a URL. */
const broken = [
  { text: 'a\0b', inAddress: 'a%00b' },
  { text: '\ud83d', inAddress: '%ED%A0%BD' },
  { text: 'x\udc00y', inAddress: 'x%ED%B0%80y' },
];

const placeholder = /^\{(\w+)\}/;

/** A call, and the name of the parameter that must be reported as invalid. */
interface BrokenCall extends PolicyCall {
  readonly name: string;
}

function inPath(endpoint: Endpoint, { by, path, body }: PolicyCall): BrokenCall[] {
  const [bare = '', query = ''] = path.split('?');
  return endpoint.path.split('/').flatMap((declared, index) => {
    const name = placeholder.exec(declared)?.[1];
    if (name === undefined) return [];
    return broken.map(({ inAddress }) => {
      const segments = bare.split('/').with(index, declared.replace(placeholder, inAddress));
      return { by, path: `${segments.join('/')}?${query}`, body, name };
    });
  });
}

function inQuery({ query }: Endpoint, { by, path, body }: PolicyCall): BrokenCall[] {
  const names = query ? placesOf(query).flatMap(({ path: [name] }) => name ?? []) : [];
  const declared = [...new Set(names)].flatMap((name) =>
    broken.map(({ inAddress }) => {
      const [bare = '', search = ''] = path.split('?');
      const kept = new URLSearchParams(search);
      kept.delete(name);
      return { by, path: `${bare}?${kept}&${encodeURIComponent(name)}=${inAddress}`, body, name };
    }),
  );
  const asKey = { by, path: `${path}${path.includes('?') ? '&' : '?'}%00=1`, body, name: '\ufffd' };
  return query ? [...declared, asKey] : declared;
}

function inJson({ body: schema }: Endpoint, { by, path, body }: PolicyCall): BrokenCall[] {
  const places = schema ? placesOf(schema).map((place) => place.path) : [];
  const unique = [...new Map(places.map((place) => [place.join('.'), place])).values()].filter(
    ({ length }) => length > 0,
  );
  return unique.flatMap((place, index) => {
    // a process has hundreds of places: there, one kind of text for each is enough
    const texts = unique.length > 40 ? [broken[index % broken.length] ?? broken[0]] : broken;
    const values = texts
      .flatMap((one) => one ?? [])
      .map(({ text }) => ({ name: place.join('.'), body: withValueAt(body, place, text) }));
    const key = [...place.slice(0, -1), 'a\0'];
    const keys =
      place.at(-1) === anyKey
        ? [{ name: key.join('.').replace('\0', '\ufffd'), body: withValueAt(body, key, 'x') }]
        : [];
    return [...values, ...keys].map((one) => ({ by, path, ...one }));
  });
}

function inForm({ body: schema }: Endpoint, { by, path, body }: PolicyCall): BrokenCall[] {
  const shape = schema && 'shape' in schema._zod.def ? Object.keys(schema._zod.def.shape as object) : [];
  const text = broken[0]?.text ?? '';
  return shape.map((name) => {
    const form = new FormData();
    for (const [known, part] of body as FormData) if (known !== name) form.append(known, part);
    // a JSON text contains it escaped
    form.append(name, name === 'data' ? JSON.stringify({ campo: text }) : text);
    const isList = schema && placesOf(schema).some((place) => place.path.join('.') === `${name}.0`);
    return { by, path, body: form, name: name === 'data' ? 'data.campo' : isList ? `${name}.0` : name };
  });
}

test.each(ids)('C5.07 %s names every text with a NUL or half a character in its path, query and body', async (id) => {
  const endpoint = endpointOf(id);
  const { allowed } = policies[id];
  const inBody = endpoint.bodyKind === 'multipart' ? inForm : inJson;
  const calls = [...inPath(endpoint, allowed), ...inQuery(endpoint, allowed), ...inBody(endpoint, allowed)];
  for (const { by, path, body, name } of calls) {
    const isForm = body instanceof FormData;
    const response = await office.api.fetch(endpoint.policy === 'public' ? null : by, path, {
      method: endpoint.method,
      headers: isForm || body === undefined ? {} : { 'content-type': 'application/json' },
      body: isForm || body === undefined ? body : JSON.stringify(body),
    });
    const label = `${path} ${name}`;
    expect(response.status, label).toBe(400);
    const problem = z.parse(problemSchema, await response.json());
    expect(problem.errorCode, label).toBe('VALIDATION_ERROR');
    expect(
      problem.fields?.map((field) => field.name),
      label,
    ).toContain(name);
    for (const { message } of problem.fields ?? []) expect(message, label).not.toBe('');
  }
});

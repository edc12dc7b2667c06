import type { CallMethod, ModelHeader, ModelParam, ModelSearch } from '../../../contract/processes/process-model.ts';
import type { HttpCall, SearchSource } from '../../../contract/processes/workflow.ts';

/** An outgoing call as designers edit it. */
export type ModelCall = {
  readonly method?: CallMethod;
  readonly endpoint: string;
  readonly requestHeaders: ModelHeader[];
  readonly requestParams: ModelParam[];
  readonly requestBody: string;
};

/** Returns the call to make; `method` is the default while none is chosen. */
export function callOf(call: ModelCall, method: CallMethod): HttpCall {
  const made: HttpCall = {
    method: call.method ?? method,
    endpoint: call.endpoint,
    requestHeaders: call.requestHeaders.map(({ header, value }) => ({ name: header, value })),
    requestParams: call.requestParams.map(({ param, value }) => ({ name: param, value })),
  };
  if (call.requestBody !== '') made.requestBody = call.requestBody;
  return made;
}

/** Returns a call as designers edit it. */
export function modelCallOf(call: HttpCall) {
  return {
    method: call.method,
    endpoint: call.endpoint,
    requestHeaders: call.requestHeaders.map(({ name, value }) => ({ header: name, value })),
    requestParams: call.requestParams.map(({ name, value }) => ({ param: name, value })),
    requestBody: call.requestBody ?? '',
  };
}

/** Returns the source of a search field's choices at run time. */
export function searchSourceOf(search: ModelSearch): SearchSource {
  if (search.kind !== 'http') return search;
  const { items, label, value } = search.responseBody;
  const source: SearchSource = {
    kind: 'http',
    call: callOf(search, 'GET'),
    labelProperty: label,
    valueProperty: value,
  };
  if (items !== undefined && items !== '') source.itemsProperty = items;
  if (search.extraFilter !== '') source.extraFilter = search.extraFilter;
  return source;
}

/** Returns a source of choices as designers edit it. */
export function modelSearchOf(source: SearchSource): ModelSearch {
  if (source.kind !== 'http') return source;
  const paths = { label: source.labelProperty, value: source.valueProperty };
  return {
    kind: 'http',
    ...modelCallOf(source.call),
    extraFilter: source.extraFilter ?? '',
    responseBody: source.itemsProperty === undefined ? paths : { ...paths, items: source.itemsProperty },
  };
}

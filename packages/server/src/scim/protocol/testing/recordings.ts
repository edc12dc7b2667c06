import entra from '../fixtures/entra.json' with { type: 'json' };
import entraCompliant from '../fixtures/entra-compliant.json' with { type: 'json' };
import oktaPatch from '../fixtures/okta-patch.json' with { type: 'json' };
import oktaPut from '../fixtures/okta-put.json' with { type: 'json' };

/** A request of an identity provider, with the status that its documentation requires. */
export interface RecordedRequest {
  readonly name: string;
  readonly method: string;
  /** Below `/scim/v2`; `{{userId}}` is replaced by a saved value, here, in `query`, in `body` and in `answer`. */
  readonly path: string;
  /** Parameters of the address, not encoded. */
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
  readonly status: number;
  /** Names under which attributes of the answer are saved for later requests. */
  readonly save?: Readonly<Record<string, string | undefined>>;
  /** A part of the answer. */
  readonly answer?: unknown;
}

/** The requests of each identity provider, in their order, for a connection that has sent nothing before. */
export const recordings: Readonly<Record<string, readonly RecordedRequest[]>> = {
  Entra: entra,
  'Entra with aadOptscim062020': entraCompliant,
  'Okta with PATCH': oktaPatch,
  'Okta with PUT': oktaPut,
};

/** Returns a value of a recording with the saved values in the places that name them. */
export function withSaved<Value>(value: Value, saved: ReadonlyMap<string, string>): Value {
  const text = JSON.stringify(value) ?? 'null';
  return JSON.parse(text.replaceAll(/\{\{(\w+)\}\}/g, (place, name) => saved.get(name) ?? place)) as Value;
}

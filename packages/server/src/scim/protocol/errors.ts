import { portugueseOf, type Text } from '../../text/sentence.ts';

/** Detail keywords of RFC 7644, section 3.12. */
export type ScimType =
  | 'invalidFilter'
  | 'tooMany'
  | 'uniqueness'
  | 'mutability'
  | 'invalidSyntax'
  | 'invalidPath'
  | 'noTarget'
  | 'invalidValue'
  | 'invalidVers'
  | 'sensitive';

/** A refused SCIM request, with a sentence for the engineers of the identity provider. `message` is in Portuguese. */
export class ScimError extends Error {
  override name = 'ScimError';
  readonly status: number;
  /** Only errors with status 400 or 409 have one. */
  readonly scimType: ScimType | undefined;
  /** The sentence, which can be translated. */
  readonly text: Text;
  constructor(status: number, scimType: ScimType | undefined, text: Text) {
    super(portugueseOf(text));
    this.status = status;
    this.scimType = scimType;
    this.text = text;
  }
}

export const errorUrn = 'urn:ietf:params:scim:api:messages:2.0:Error';

/** Body of an error response; RFC 7644 writes the status as text. */
export interface ScimErrorBody {
  readonly schemas: readonly [typeof errorUrn];
  readonly status: string;
  readonly scimType?: ScimType;
  readonly detail: string;
}

/** Returns the body of an error; `detail` is its sentence in the language of the caller. */
export function errorBody({ status, scimType }: ScimError, detail: string): ScimErrorBody {
  return { schemas: [errorUrn], status: String(status), ...(scimType && { scimType }), detail };
}

export const invalidFilter = (text: Text): ScimError => new ScimError(400, 'invalidFilter', text);
export const invalidPath = (text: Text): ScimError => new ScimError(400, 'invalidPath', text);
export const invalidSyntax = (text: Text): ScimError => new ScimError(400, 'invalidSyntax', text);
export const invalidValue = (text: Text): ScimError => new ScimError(400, 'invalidValue', text);
export const notMutable = (text: Text): ScimError => new ScimError(400, 'mutability', text);
export const noTarget = (text: Text): ScimError => new ScimError(400, 'noTarget', text);

export type { CallReference, CallReferences } from './call-reference.ts';
export { callReferences } from './call-references.ts';
export { channelReferences } from './channel-references.ts';
export { type Tag, tagDescriptions } from './tags.ts';

import type { Handlers } from '../handlers.ts';
import { anonymisePerson } from './anonymise-person.ts';
import { checkAnonymisation } from './check-anonymisation.ts';
import { createLegalBlock, liftLegalBlock, listLegalBlocks } from './legal-blocks.ts';
import { confirmRetention, getRetention, setRetention, simulateRetention } from './retention.ts';

export const privacyRoutes = {
  'privacy.checkAnonymisation': checkAnonymisation,
  'privacy.anonymise': anonymisePerson,
  'legalBlocks.list': listLegalBlocks,
  'legalBlocks.create': createLegalBlock,
  'legalBlocks.lift': liftLegalBlock,
  'retention.get': getRetention,
  'retention.set': setRetention,
  'retention.simulate': simulateRetention,
  'retention.confirm': confirmRetention,
} satisfies Partial<Handlers>;

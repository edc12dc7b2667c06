import { bucketMessages } from '@tramita/client/rules';
import { defineMessages } from '../define-messages.ts';

/** Names of days, weeks and months in graphs. */
export const bucketTexts = /* @__PURE__ */ defineMessages('buckets', bucketMessages);

import { expect, test } from 'vitest';
import * as contract from './contract/index.ts';
import * as engine from './engine/index.ts';
import * as root from './index.ts';
import * as oidc from './oidc/index.ts';
import * as realtime from './realtime/index.ts';
import * as stomp from './realtime/stomp/index.ts';
import * as reference from './reference/index.ts';
import * as calendar from './rules/calendar/index.ts';
import * as holidays from './rules/holidays/index.ts';
import * as rules from './rules/index.ts';

// an added or removed name is a change for consumers: it needs a changeset
test.each([
  ['@tramita/client', root],
  ['@tramita/client/contract', contract],
  ['@tramita/client/engine', engine],
  ['@tramita/client/oidc', oidc],
  ['@tramita/client/realtime', realtime],
  ['@tramita/client/realtime/stomp', stomp],
  ['@tramita/client/reference', reference],
  ['@tramita/client/rules', rules],
  ['@tramita/client/rules/calendar', calendar],
  ['@tramita/client/rules/holidays', holidays],
])('%s exports exactly its listed names', (_, module) => {
  expect(Object.keys(module).sort()).toMatchSnapshot();
});

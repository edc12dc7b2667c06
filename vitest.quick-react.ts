import * as React from 'react';

// React's development build remembers a stack for every element it makes, which takes an eighth of what tests in a
// browser spend. No test reads one; beyond ten thousand within a second React remembers none.
const internals: object = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} });

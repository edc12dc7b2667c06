// React's development build keeps accounts that no test reads, and they take about a sixth of what tests in a browser
// spend: its tracks for the performance panel, which it leaves out where the console cannot draw them, ...
Object.assign(console, { timeStamp: undefined, createTask: undefined });

// ... and a stack for every element it makes, of which it remembers none beyond ten thousand within a second.
const React = await import('react');
const internals: object = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} });

export {};

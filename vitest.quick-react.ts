// React's development build records data that no test reads, which takes about a sixth of the time of browser tests:
// first, tracks for the performance panel, which it skips if the console cannot draw them; ...
Object.assign(console, { timeStamp: undefined, createTask: undefined });

// ... second, a stack for every element it creates, which it skips after ten thousand elements within a second;
// React 18 has no such stacks.
const React = await import('react');
const internals: object | undefined = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (internals) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} });

export {};

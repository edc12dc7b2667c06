// The build puts this file in place of `react`: a library that looks up names of React at runtime would otherwise keep
// everything that Preact offers in the first download.

export * from './preact-names.ts';
// for libraries that import React as a whole
export * as default from './preact-names.ts';

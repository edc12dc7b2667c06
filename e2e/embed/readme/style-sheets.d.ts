/** Declarations that a bundler's types contain. */
declare module '*.css';

/** The declaration that a bundler's types usually contain. */
declare module '*.css';

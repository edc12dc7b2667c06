/** Returns the text of the published style sheet of a subpath. */
declare module 'virtual:sheet/*' {
  const sheet: () => string;
  export default sheet;
}

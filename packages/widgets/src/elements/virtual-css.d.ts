declare module 'virtual:nps-form-css' {
  const css: string;
  export default css;
}

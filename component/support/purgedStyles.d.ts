declare module 'virtual:purged-styles' {
  const css: string;
  export default css;
}

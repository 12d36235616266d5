/** A catalog of Lingui, compiled by its Vite plugin. */
declare module '*.po' {
  export const messages: import('@lingui/core').Messages
}

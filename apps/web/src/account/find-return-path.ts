import { paths } from '../paths.ts'

/** Where to go after signing in: the page that asked for it, or home. `state` is the router's, of any shape. */
export function findReturnPath(state: unknown): string {
  const isAsked = typeof state === 'object' && state !== null && 'from' in state
  if (!isAsked || typeof state.from !== 'string') return paths.home
  // One slash only: "//host" would leave our site, and so would "/\host".
  return /^\/(?![/\\])/.test(state.from) ? state.from : paths.home
}

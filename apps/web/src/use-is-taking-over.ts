import { useSyncExternalStore } from 'react'

/**
 * True while the app takes over a page that was made ahead: what it draws must be word for word what stands there, so
 * whatever the build could not know comes a moment later. React takes the parts of a page over one after the other,
 * and an answer may come in between.
 */
export function useIsTakingOver(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    // Where the page is made there is none to take over.
    () => typeof document !== 'undefined',
  )
}

const neverChanges = () => () => undefined

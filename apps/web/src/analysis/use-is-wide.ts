import { useSyncExternalStore } from 'react'

// The same width as Tailwind's `xl`, at which the letter fits beside the advice.
const WIDE = '(min-width: 80rem)'

/** Whether the letter can lie beside the advice instead of over it. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  )
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

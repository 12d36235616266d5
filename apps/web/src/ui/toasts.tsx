import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'

import { toastStore } from './toast-store.ts'

const loadCorner = () => import('./toast-corner.tsx')
const ToastCorner = lazy(async () => ({ default: (await loadCorner()).ToastCorner }))

interface ToastsProps {
  label: string
  closeLabel: string
}

/** The place of the one toast. What draws it comes behind the page, which does not wait for it. */
export function Toasts({ label, closeLabel }: ToastsProps) {
  const hasToast = useSyncExternalStore(toastStore.subscribe, toastStore.hasAny, () => false)
  // Syncs with the network: it is there before it is needed, and speaks of a lost connection too.
  useEffect(() => void loadCorner().catch(() => undefined), [])
  return (
    hasToast && (
      <Suspense>
        <ToastCorner label={label} closeLabel={closeLabel} />
      </Suspense>
    )
  )
}

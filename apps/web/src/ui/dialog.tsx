import { lazy, Suspense, useEffect, type ReactNode } from 'react'

const loadDialog = () => import('./open-dialog.tsx')
const OpenDialog = lazy(async () => ({ default: (await loadDialog()).OpenDialog }))

export interface DialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  description?: string
  closeLabel: string
  children?: ReactNode
  /** `side` slides in from the end edge, for a menu on a phone; `wide` is for reading; `whole` takes nearly all of the screen. */
  place?: 'middle' | 'wide' | 'whole' | 'side'
}

/** A modal dialog. What draws it comes behind the page around it, which does not wait for it. */
export function Dialog(props: DialogProps) {
  // Syncs with the network: a dialog that is closed yet will open at once.
  useEffect(() => void loadDialog().catch(() => undefined), [])
  return (
    props.isOpen && (
      <Suspense>
        <OpenDialog {...props} />
      </Suspense>
    )
  )
}

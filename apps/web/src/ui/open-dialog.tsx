import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { useRef } from 'react'

import type { DialogProps } from './dialog.tsx'

/**
 * A modal dialog: focus stays inside, Escape closes it, focus returns to where it was. A form begins at its first field.
 * Radix's own Overlay is left out: it locks scrolling with an injected style element, which our policy refuses.
 */
export function OpenDialog(props: DialogProps) {
  const { onOpenChange, title, description, closeLabel, children, place = 'middle' } = props
  const opener = useRef<Element>(null)
  return (
    <Radix.Root open onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className="fixed inset-0 z-40 bg-[oklch(0.1_0.02_235/0.55)]" aria-hidden />
        <Radix.Content
          aria-modal="true"
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement
            if (place === 'middle' && focusFirstField(event.currentTarget)) event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            returnFocus(opener.current)
          }}
          {...(description === undefined && { 'aria-describedby': undefined })}
          className={clsx(
            'bordered fixed z-50 flex flex-col gap-4 overflow-y-auto overscroll-contain bg-surface p-5 text-ink shadow-overlay animate-enter sm:p-6',
            (place === 'middle' || place === 'wide') &&
              'inset-x-4 top-1/2 mx-auto max-h-[calc(100dvh-2rem)] -translate-y-1/2 rounded-panel',
            place === 'middle' && 'max-w-lg',
            place === 'wide' && 'max-w-3xl',
            place === 'whole' && 'inset-2 mx-auto max-w-[84rem] rounded-panel sm:inset-4',
            place === 'side' && 'inset-y-0 end-0 w-80 max-w-[88vw]',
          )}
        >
          <div className="flex items-start justify-between gap-4">
            <Radix.Title className="text-xl">{title}</Radix.Title>
            <Radix.Close
              aria-label={closeLabel}
              className="-me-2 -mt-2 inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-sunken"
            >
              <X aria-hidden className="size-5" />
            </Radix.Close>
          </div>
          {description !== undefined && <Radix.Description>{description}</Radix.Description>}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** False where there is none. */
function focusFirstField(dialog: EventTarget | null): boolean {
  const field = dialog instanceof Element && dialog.querySelector('input, select, textarea')
  if (!(field instanceof HTMLElement)) return false
  field.focus()
  return true
}

/** Back to what opened the dialog, or to the page where that is gone. Whatever has taken the focus meanwhile keeps it. */
function returnFocus(opener: Element | null) {
  if (document.activeElement !== document.body) return
  const place = opener?.isConnected === true ? opener : document.querySelector('main')
  if (place instanceof HTMLElement) place.focus({ preventScroll: place !== opener })
}

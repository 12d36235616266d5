import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react'

import { inPageLanguage } from '../page-language.ts'
import { TOAST_DURATION, toastStore, type ShownToast } from './toast-store.ts'
import { ToneIcon } from './tone-icon.tsx'

/** The corner in which the one toast appears: below the header of a phone, whose foot holds buttons. F8 moves to it; a swipe to the right or Escape sends it away. */
export function ToastCorner({ label, closeLabel }: { label: string; closeLabel: string }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read)
  const corner = useRef<HTMLOListElement>(null)
  useGivingWay(corner)
  return (
    <Radix.Provider
      label={label}
      duration={TOAST_DURATION}
      swipeDirection="right"
      swipeThreshold={50}
    >
      {toasts.map((shown) => (
        <Toast key={shown.id} shown={shown} closeLabel={closeLabel} />
      ))}
      <Radix.Viewport
        ref={corner}
        hotkey={['F8']}
        className="no-print fixed end-0 top-16 z-50 sm:top-auto sm:bottom-0 flex w-full max-w-md flex-col gap-2 p-4 outline-none"
      />
    </Radix.Provider>
  )
}

function Toast({ shown, closeLabel }: { shown: ShownToast; closeLabel: string }) {
  const isDestructive = shown.variant === 'destructive'
  return (
    <Radix.Root
      open={shown.isOpen}
      duration={shown.duration ?? TOAST_DURATION}
      type={isDestructive ? 'foreground' : 'background'}
      onOpenChange={(isOpen) => !isOpen && toastStore.dismiss(shown.id)}
      className={clsx(
        'bordered flex items-start gap-3 rounded-panel border bg-surface p-4 text-ink shadow-overlay animate-enter',
        isDestructive ? 'border-urgent border-s-4' : 'border-control',
      )}
    >
      {isDestructive && <ToneIcon tone="urgent" className="mt-1 size-5 shrink-0 text-urgent" />}
      <div className="min-w-0 grow">
        <Radix.Title className="font-semibold">{inPageLanguage(shown.title)}</Radix.Title>
        {shown.description !== undefined && (
          <Radix.Description className="whitespace-pre-line text-ink-2">
            {inPageLanguage(shown.description)}
          </Radix.Description>
        )}
        {shown.action !== undefined && (
          <Radix.Action
            altText={shown.action.label}
            onClick={shown.action.onPress}
            className="-ms-2 mt-1 min-h-11 rounded-control px-2 font-semibold text-link underline underline-offset-4"
          >
            {shown.action.label}
          </Radix.Action>
        )}
      </div>
      <Radix.Close
        aria-label={closeLabel}
        className="-me-2 -mt-2 inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-sunken"
      >
        <X aria-hidden className="size-5" />
      </Radix.Close>
    </Radix.Root>
  )
}

/** What has the focus must be seen: a toast over it goes, unless it asks for something itself or came after the focus. */
function useGivingWay(corner: RefObject<HTMLElement | null>) {
  // Syncs with the browser's focus; a frame later, because the browser scrolls to it first.
  useEffect(() => {
    const look = () => {
      // A press can move the focus and show a toast within one frame: what the person has not read yet stays.
      const before = toastStore.read().filter(({ isOpen, action }) => isOpen && !action)
      requestAnimationFrame(() => {
        const focused = document.activeElement
        const isControl = focused instanceof HTMLElement && focused.tabIndex >= 0
        if (!isControl || !corner.current || corner.current.contains(focused)) return
        if (!areOverlapping(focused, corner.current)) return
        for (const { id } of before) toastStore.dismiss(id)
      })
    }
    document.addEventListener('focusin', look)
    return () => document.removeEventListener('focusin', look)
  }, [corner])
}

function areOverlapping(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
  return a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right
}

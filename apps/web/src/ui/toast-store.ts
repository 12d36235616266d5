/** The one toast of the page. A store of its own, because errors are shown from places without a component. */
export interface ToastMessage {
  title: string
  description?: string
  action?: { label: string; onPress: () => void }
  variant?: 'default' | 'destructive'
  /** Milliseconds on screen; 5000 unless said. */
  duration?: number
}

export interface ShownToast extends ToastMessage {
  id: number
  isOpen: boolean
}

const TOAST_LIMIT = 1
const TOAST_REMOVE_DELAY = 1_000_000
export const TOAST_DURATION = 5_000

/** Makes a store of toasts: `show` replaces what is on screen, `dismiss` closes it, and it is dropped later. */
export function createToastStore(schedule: (drop: () => void, ms: number) => void) {
  let toasts: readonly ShownToast[] = []
  let lastId = 0
  const listeners = new Set<() => void>()

  function set(next: readonly ShownToast[]) {
    toasts = next
    for (const listener of listeners) listener()
  }

  return {
    read: () => toasts,
    hasAny: () => toasts.length > 0,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    show(message: ToastMessage): number {
      lastId += 1
      set([{ ...message, id: lastId, isOpen: true }, ...toasts].slice(0, TOAST_LIMIT))
      return lastId
    },
    dismiss(id: number) {
      set(toasts.map((shown) => (shown.id === id ? { ...shown, isOpen: false } : shown)))
      schedule(() => set(toasts.filter((shown) => shown.id !== id)), TOAST_REMOVE_DELAY)
    },
  }
}

export const toastStore = createToastStore((drop, ms) => void setTimeout(drop, ms))

/** Shows a toast in place of the one before. */
export function toast(message: ToastMessage): number {
  return toastStore.show(message)
}

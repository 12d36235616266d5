import { ChevronDown } from 'lucide-react'
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'

import { Button } from './button.tsx'

export interface MenuItem {
  id: string
  label: string
  hint?: string
  onPress: () => void
}

interface MenuProps {
  label: string
  /** The whole name, where several menus on a page have the same label. */
  fullLabel?: string
  icon?: ReactNode
  items: readonly MenuItem[]
  pendingLabel?: string | false
}

/** A button that unfolds a short list of buttons beneath it. Escape and a press elsewhere fold it up again. */
export function Menu({ label, fullLabel, icon, items, pendingLabel }: MenuProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const whole = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  usePressElsewhere(whole, () => setIsOpen(false))
  function close() {
    setIsOpen(false)
    opener.current?.focus()
  }
  return (
    <div
      ref={whole}
      role="presentation"
      className="relative inline-block"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        // A dialog around the menu stays open.
        event.stopPropagation()
        close()
      }}
    >
      <Button
        ref={opener}
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        {...(fullLabel !== undefined && pendingLabel === false && { 'aria-label': fullLabel })}
        pendingLabel={pendingLabel}
        onClick={() => setIsOpen(!isOpen)}
      >
        {icon}
        {label}
        <ChevronDown aria-hidden className="size-4" />
      </Button>
      {isOpen && (
        <ul
          id={id}
          className="bordered absolute start-0 top-full z-30 mt-1 w-64 rounded-panel border border-control bg-surface p-2 text-ink shadow-overlay"
        >
          {items.map((item) => (
            <li key={item.id}>
              <button
                type="button"
                onClick={() => {
                  close()
                  item.onPress()
                }}
                className="flex min-h-11 w-full flex-wrap items-baseline gap-x-2 rounded-control px-3 py-2 text-start font-semibold hover:bg-sunken"
              >
                {item.label}
                {item.hint !== undefined && (
                  <span className="text-sm font-normal text-ink-2">{item.hint}</span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function usePressElsewhere(whole: RefObject<HTMLElement | null>, onPress: () => void) {
  const tell = useEffectEvent((event: Event) => {
    const isInside = event.target instanceof Node && whole.current?.contains(event.target)
    if (isInside !== true) onPress()
  })
  // Syncs with presses and with focus anywhere on the page.
  useEffect(() => {
    const listener = (event: Event) => tell(event)
    document.addEventListener('pointerdown', listener)
    document.addEventListener('focusin', listener)
    return () => {
      document.removeEventListener('pointerdown', listener)
      document.removeEventListener('focusin', listener)
    }
  }, [])
}

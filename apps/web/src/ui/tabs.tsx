import { clsx } from 'clsx'
import type { KeyboardEvent, ReactNode } from 'react'

interface TabsProps<Name extends string> {
  label: string
  tabs: readonly { name: Name; label: string }[]
  current: Name
  onChange: (name: Name) => void
  children: ReactNode
}

/** A row of tabs and the panel of the current one. Arrow keys move between them. */
export function Tabs<Name extends string>(props: TabsProps<Name>) {
  const { label, tabs, current, onChange, children } = props
  function moveWithArrows(event: KeyboardEvent<HTMLDivElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    const at = tabs.findIndex((tab) => tab.name === current)
    const next = tabs[(at + step + tabs.length) % tabs.length]
    if (!next) return
    onChange(next.name)
    document.getElementById(`tab-${next.name}`)?.focus()
  }
  return (
    <div>
      <div
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={moveWithArrows}
        className="flex flex-wrap gap-x-2 border-b border-line"
      >
        {tabs.map(({ name, label: words }) => (
          <button
            key={name}
            id={`tab-${name}`}
            type="button"
            role="tab"
            aria-selected={name === current}
            aria-controls="tab-panel"
            tabIndex={name === current ? 0 : -1}
            onClick={() => onChange(name)}
            className={clsx(
              '-mb-px min-h-11 border-b-4 px-4 font-semibold',
              name === current
                ? 'border-primary text-ink'
                : 'border-transparent text-ink-2 hover:border-line hover:text-ink',
            )}
          >
            {words}
          </button>
        ))}
      </div>
      <div id="tab-panel" role="tabpanel" aria-labelledby={`tab-${current}`} className="pt-6">
        {children}
      </div>
    </div>
  )
}

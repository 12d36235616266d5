import type { ReactNode } from 'react'

interface SupportSectionProps {
  id: string
  title: string
  children: ReactNode
}

export function SupportSection({ id, title, children }: SupportSectionProps) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="border-b border-line pb-2">
        {title}
      </h2>
      <div className="pt-5">{children}</div>
    </section>
  )
}

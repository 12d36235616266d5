import type { ReactNode } from 'react'

interface EvidenceSectionProps {
  id: string
  title: string
  children: ReactNode
}

export function EvidenceSection({ id, title, children }: EvidenceSectionProps) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="border-b border-line pb-2">
        {title}
      </h2>
      <div className="pt-5">{children}</div>
    </section>
  )
}

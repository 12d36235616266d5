import type { ReactNode } from 'react'

interface TitledSectionProps {
  id: string
  title: string
  children: ReactNode
}

/** A part of a page under a heading of its own, by which it is found. */
export function TitledSection({ id, title, children }: TitledSectionProps) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="border-b border-line pb-2">
        {title}
      </h2>
      <div className="pt-5">{children}</div>
    </section>
  )
}

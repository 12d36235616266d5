import { clsx } from 'clsx'
import { useId, type ReactNode } from 'react'

import type { SectionId } from './sections.ts'

type ResultSectionProps = { id: SectionId; title: string; className?: string; children: ReactNode }

/** A section of the result with its heading. `id` is what links jump to. */
export function ResultSection({ id, title, className, children }: ResultSectionProps) {
  const headingId = useId()
  return (
    <section id={id} aria-labelledby={headingId} className={clsx('scroll-mt-6', className)}>
      <h3 id={headingId} className="text-xl">
        {title}
      </h3>
      <div className="mt-3">{children}</div>
    </section>
  )
}

import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

interface DisclosureProps {
  summary: ReactNode
  children: ReactNode
  isOpenAtFirst?: boolean
}

/** The browser's own details: opens without script and prints open text. */
export function Disclosure({ summary, children, isOpenAtFirst = false }: DisclosureProps) {
  return (
    <details open={isOpenAtFirst} className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-link [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-5 shrink-0 transition-transform group-open:rotate-90"
        />
        <span className="underline underline-offset-4">{summary}</span>
      </summary>
      <div className="border-s-2 border-line ps-4 ms-2.5 pb-2">{children}</div>
    </details>
  )
}

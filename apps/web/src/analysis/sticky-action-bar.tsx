import { useState } from 'react'

import { analysisMessages as words } from '../messages/analysis.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { chapterAnchor } from './chapter-anchor.ts'
import { formatDayAndMonth } from './date-words.ts'
import { describeDays } from './describe-days.ts'
import { findMainDeadline } from './main-deadline.ts'
import { useResult } from './result-context.ts'
import type { Chapter } from './sections.ts'

/** On phones, the date and the list of chapters stay in reach at the foot of the screen. */
export function StickyActionBar({ chapters }: { chapters: readonly Chapter[] }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div
      className="sticky-action-bar sticky bottom-0 z-20 -mx-4 flex items-center justify-between gap-3 border-t border-line bg-surface px-4 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:hidden"
      data-no-print
    >
      <DateInShort />
      <Button variant="quiet" className="shrink-0" onClick={() => setIsOpen(true)}>
        {words.onThisPage}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={words.onThisPage}
        closeLabel={words.close}
      >
        <ol>
          {chapters.map(({ id }) => (
            <li key={id} className="border-t border-line first:border-0">
              <a
                href={`#${chapterAnchor(id)}`}
                className="flex min-h-12 items-center"
                onClick={() => setIsOpen(false)}
              >
                {words.chapters[id]}
              </a>
            </li>
          ))}
        </ol>
      </Dialog>
    </div>
  )
}

function DateInShort() {
  const { document, today } = useResult()
  const main = findMainDeadline(document.analysis, today)
  if (main.state === 'none' || main.state === 'false') return <span />
  const day = formatDayAndMonth(main.deadline.date)
  return (
    <p className="flex items-center gap-2 text-sm leading-tight">
      <span aria-hidden className="size-3 shrink-0 rounded-full bg-seal" />
      <span>
        <strong className="font-semibold">
          {words.actBy} {day}
        </strong>
        , {describeDays(main.state, main.days)}
      </span>
    </p>
  )
}

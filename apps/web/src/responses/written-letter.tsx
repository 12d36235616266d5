import type { Draft } from '@plainletter/contracts/draft'
import { StickyNote } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import { responseMessages as words } from '../messages/responses.ts'
import type { ResultToolProps } from '../result-tool.ts'
import { Button } from '../ui/button.tsx'

type WrittenLetterProps = Pick<ResultToolProps, 'Letter'> & { draft: Draft }

/** A letter that was written on request: what to know before it is sent, then the letter itself. */
export function WrittenLetter({ draft, Letter }: WrittenLetterProps) {
  const [areNotesShown, setAreNotesShown] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  // Moves the browser's focus to what was asked for.
  useEffect(() => box.current?.focus(), [draft])
  return (
    <div ref={box} tabIndex={-1} data-result className="mt-8 scroll-mt-6 outline-none">
      <h4 className="font-serif text-lg" data-no-print>
        {words.yourLetter}
      </h4>
      {draft.advice.length > 0 && (
        <div className="mt-2" data-no-print>
          <p className="font-semibold">{words.beforeSending}</p>
          <ul className="mt-1 list-disc space-y-1 ps-5 marker:text-ink-3">
            {draft.advice.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="mt-4 mb-3" data-no-print>
        <Button variant="quiet" onClick={() => setAreNotesShown(!areNotesShown)}>
          <StickyNote aria-hidden className="size-5" />
          {areNotesShown ? words.hideNotes : words.notes}
        </Button>
      </div>
      <Letter letter={draft.letter} email={draft.email} notes={areNotesShown ? draft.notes : []} />
    </div>
  )
}

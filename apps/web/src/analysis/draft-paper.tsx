import type { LetterNote } from '@plainletter/contracts/draft'
import { useState } from 'react'

import { analysisMessages as words } from '../messages/analysis.ts'
import { Button } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { annotateDraft } from './annotate-draft.ts'
import { DraftText, type DraftTextProps } from './draft-text.tsx'
import { MarginNote } from './margin-note.tsx'
import { previewDraft } from './split-draft.ts'

type DraftPaperProps = DraftTextProps & { notes: readonly LetterNote[] }

/** The draft as a letter on paper: its beginning first, the whole of it on demand and always in print. */
export function DraftPaper({ notes, ...text }: DraftPaperProps) {
  const [isWhole, setIsWhole] = useState(false)
  const { preview, rest } = previewDraft(text.draft)
  // Notes are about the whole letter, so that with them it lies open.
  if (notes.length > 0) return <NotedPaper {...text} notes={notes} />
  return (
    <>
      <Sheet className="draft-paper mt-3 leading-relaxed whitespace-pre-wrap sm:px-12 sm:py-10">
        <DraftText {...text} draft={preview} />
        {rest !== '' && !isWhole && <span className="print:hidden"> …</span>}
        {rest !== '' && (
          <span className={isWhole ? undefined : 'hidden print:inline'}>
            <DraftText {...text} draft={rest} />
          </span>
        )}
      </Sheet>
      {rest !== '' && (
        <Button
          variant="plain"
          className="mt-2"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          data-no-print
        >
          {isWhole ? words.showLess : words.showMore}
        </Button>
      )}
    </>
  )
}

// Beside the paragraph where there is room, after it on phones and in print.
function NotedPaper({ draft, notes, ...fills }: DraftPaperProps) {
  const { paragraphs, rest } = annotateDraft(draft, notes)
  return (
    <Sheet className="draft-paper mt-3 leading-relaxed sm:px-8 sm:py-10">
      {paragraphs.map(({ text, start, note }) => (
        <div
          key={start}
          className="mt-5 first:mt-0 sm:grid sm:grid-cols-[minmax(0,1fr)_10.5rem] sm:gap-x-6 print:block"
        >
          <p className="whitespace-pre-wrap">
            <DraftText {...fills} draft={text} />
          </p>
          {note !== undefined && <MarginNote note={note} />}
        </div>
      ))}
      {rest.length > 0 && (
        <div className="letter-note mt-6 border-t border-line pt-3">
          <p className="font-sans text-sm font-semibold">{words.otherNotes}</p>
          {rest.map((note) => (
            <MarginNote key={note.paragraph} note={note} />
          ))}
        </div>
      )}
    </Sheet>
  )
}

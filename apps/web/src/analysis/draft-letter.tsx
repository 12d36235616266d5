import { useMutation } from '@tanstack/react-query'
import { StickyNote } from 'lucide-react'
import { useState } from 'react'

import { api, readAnswer } from '../api.ts'
import { describeError } from '../errors.ts'
import { analysisMessages as words } from '../messages/analysis.ts'
import { ToolButton } from '../tool-button.tsx'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast-store.ts'
import { LetterPaper } from './letter-paper.tsx'
import { useResult } from './result-context.ts'
import { ResultSection } from './result-section.tsx'

/** The letter to send, and on demand why each paragraph stands in it. */
export function DraftLetter() {
  const { id, draftResponse } = useResult().document
  const [areNotesShown, setAreNotesShown] = useState(false)
  const notes = useLetterNotes(id)
  const made = notes.data?.paragraphs
  function show() {
    setAreNotesShown(true)
    if (made === undefined) notes.mutate()
  }
  return (
    <ResultSection id="draft-letter" title={words.draft}>
      <p className="text-ink-2" data-no-print>
        {words.draftNote}
      </p>
      <div className="mt-3 mb-4 flex flex-wrap items-center gap-4" data-no-print>
        {areNotesShown && made !== undefined ? (
          <Button variant="quiet" onClick={() => setAreNotesShown(false)}>
            <StickyNote aria-hidden className="size-5" />
            {words.hideLetterNotes}
          </Button>
        ) : (
          <ToolButton onPress={show} pendingLabel={notes.isPending && words.makingLetterNotes}>
            <StickyNote aria-hidden className="size-5" />
            {words.letterNotes}
          </ToolButton>
        )}
        <output className="text-sm text-ink-2">
          {areNotesShown && made !== undefined && words.letterNotesReady}
        </output>
      </div>
      <LetterPaper letter={draftResponse ?? ''} notes={areNotesShown ? (made ?? []) : []} />
    </ResultSection>
  )
}

function useLetterNotes(id: number) {
  return useMutation({
    mutationFn: () =>
      readAnswer(
        api.documents[':id']['generate-letter-notes'].$post({ param: { id: String(id) } }),
      ),
    onError: (error) => {
      const { title, description } = words.letterNotesFailed
      toast({ title, description: describeError(error, description), variant: 'destructive' })
    },
  })
}

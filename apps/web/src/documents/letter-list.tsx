import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { documentListQuery } from '../document-list.ts'
import { documentMessages as words } from '../messages/documents.ts'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { DeletionProofs } from './deletion-proofs.tsx'
import { LetterRow } from './letter-row.tsx'
import { type Deletable } from './queries.ts'

/** The letters of the person, newest first. */
export function LetterList() {
  const letters = useQuery(documentListQuery)
  const [doomed, setDoomed] = useState<Deletable | undefined>(undefined)
  return (
    <section aria-labelledby="letters-title" className="pt-16">
      <h2 id="letters-title">{words.lettersTitle}</h2>
      {letters.isPending && <Waiting label={words.loading} />}
      {letters.isError && (
        <div className="pt-3">
          <LoadFailed
            says={words.lettersFailed}
            retryLabel={words.tryAgain}
            onRetry={letters.refetch}
          />
        </div>
      )}
      {letters.data?.length === 0 && <p className="pt-3 text-ink-2">{words.lettersEmpty}</p>}
      <DeletionProofs />
      <ul className="mt-4 border-t border-line">
        {letters.data?.map((letter) => (
          <LetterRow key={letter.id} letter={letter} onDelete={() => setDoomed(letter)} />
        ))}
      </ul>
      <DeleteDialog
        letter={doomed}
        onClose={() => setDoomed(undefined)}
        onDeleted={() => setDoomed(undefined)}
      />
    </section>
  )
}

import { useQuery } from '@tanstack/react-query'

import { documentMessages as words } from '../messages/documents.ts'
import { saveFile } from '../save-file.ts'
import { Button } from '../ui/button.tsx'
import { deletionProofsQuery } from './queries.ts'

/** A line for each letter that was deleted just now, with our signed word for it. */
export function DeletionProofs() {
  const proofs = useQuery(deletionProofsQuery)
  return proofs.data?.map(({ id, filename, receipt }) => (
    <p key={id} className="flex flex-wrap items-center gap-x-2 pt-3 text-ink-2">
      <span>
        <bdi className="font-semibold text-ink">{filename}</bdi> {words.goneForGood}
      </span>
      <Button
        variant="plain"
        className="-ms-4"
        aria-label={words.downloadProofOf(filename)}
        onClick={() => saveProof(receipt)}
      >
        {words.downloadProof}
      </Button>
    </p>
  ))
}

function saveProof(receipt: string) {
  const day = new Date().toISOString().slice(0, 10)
  saveFile({ name: `deletion-receipt-${day}.jws`, text: receipt, type: 'application/jose' })
}

import { useQuery } from '@tanstack/react-query'

import { documentMessages as words } from '../messages/documents.ts'
import { nameFile } from '../name-file.ts'
import { saveReceipt } from '../save-receipt.ts'
import { Button } from '../ui/button.tsx'
import { deletionProofsQuery } from './queries.ts'

/** A line for each letter that was deleted just now, with our signed word for it. */
export function DeletionProofs() {
  const proofs = useQuery(deletionProofsQuery)
  return proofs.data?.map(({ id, filename, receipt }) => (
    <p key={id} className="flex flex-wrap items-center gap-x-2 pt-3 text-ink-2">
      <span>
        <bdi className="font-semibold text-ink">{nameFile(filename)}</bdi> {words.goneForGood}
      </span>
      <Button
        variant="plain"
        className="-ms-4"
        aria-label={words.downloadProofOf(nameFile(filename))}
        onClick={() => saveReceipt(receipt)}
      >
        {words.downloadProof}
      </Button>
    </p>
  ))
}

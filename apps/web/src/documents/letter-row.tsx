import type { DocumentSummary } from '@plainletter/contracts/document'
import { Link } from 'react-router'

import { formatDay } from '../dates.ts'
import { DeletionCountdown } from '../deletion-countdown.tsx'
import { deletionMessages } from '../messages/deletion.ts'
import { documentMessages as words } from '../messages/documents.ts'
import { nameFile } from '../name-file.ts'
import { nameLetter } from '../name-type.ts'
import { paths } from '../paths.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'

type Listed = Pick<
  DocumentSummary,
  'id' | 'filename' | 'documentType' | 'analysis' | 'createdAt' | 'autoDeleteAt' | 'status'
>

/** One letter of the list: what it is, when it came, when it goes. */
export function LetterRow({ letter, onDelete }: { letter: Listed; onDelete: () => void }) {
  const name = nameLetter(letter)
  return (
    <li className="flex items-center gap-4 border-b border-line py-3">
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center gap-x-3">
          <Link to={paths.document(letter.id)} className="inline-block py-1 font-semibold">
            {name ?? <bdi>{nameFile(letter.filename)}</bdi>}
          </Link>
          {letter.status !== 'succeeded' && (
            <Badge tone={letter.status === 'failed' ? 'urgent' : 'note'}>
              {words.status[letter.status]}
            </Badge>
          )}
        </div>
        <p className="text-sm text-ink-2">
          {name !== null && <bdi>{nameFile(letter.filename)}. </bdi>}
          {words.added(formatDay(letter.createdAt))}.{' '}
          <DeletionCountdown autoDeleteAt={letter.autoDeleteAt} />
        </p>
      </div>
      <Button
        variant="plain"
        aria-label={deletionMessages.deleteNowOf(nameFile(letter.filename))}
        onClick={onDelete}
      >
        {deletionMessages.deleteNow}
      </Button>
    </li>
  )
}

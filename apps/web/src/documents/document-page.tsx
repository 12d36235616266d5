import type { DocumentDetail } from '@plainletter/contracts/document'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState, type ComponentType, type ReactNode } from 'react'
import { Link, useNavigate, useParams } from 'react-router'

import { ApiError } from '../api-error.ts'
import { DeletionCountdown } from '../deletion-countdown.tsx'
import { documentQuery } from '../document-query.ts'
import { KeepInCase } from '../keep-in-case.tsx'
import { deletionMessages } from '../messages/deletion.ts'
import { documentMessages as words } from '../messages/documents.ts'
import { shellMessages } from '../messages/shell.ts'
import { nameFile } from '../name-file.ts'
import { nameLetter } from '../name-type.ts'
import { paths } from '../paths.ts'
import { buttonLook } from '../ui/button-look.ts'
import { Button } from '../ui/button.tsx'
import { ScreenWaiting } from '../ui/screen-waiting.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { RunFailure } from './run-failure.tsx'
import { StillReading } from './still-reading.tsx'

interface DocumentPageProps {
  /** Shows a finished document, `bar` after its skip links; handed in, because features do not import each other. */
  Result: ComponentType<{ document: DocumentDetail; bar: ReactNode }>
}

/** One letter: its answer, or how far the work is, or why there is none. */
export function DocumentPage({ Result }: DocumentPageProps) {
  const { id = '' } = useParams()
  const query = useQuery(documentQuery(id))
  // A result is long: it is drawn in small steps, between which the page answers.
  const document = useDeferredValue(query.data, undefined)
  if (document) {
    return (
      <>
        <title>{shellMessages.pageTitle(nameLetter(document) ?? words.documentTitle)}</title>
        <Outcome document={document} Result={Result} />
      </>
    )
  }
  if (query.error) return <LoadFailure error={query.error} onRetry={() => void query.refetch()} />
  return <ScreenWaiting label={words.loading} />
}

function Outcome({ document, Result }: DocumentPageProps & { document: DocumentDetail }) {
  const bar = <DocumentBar document={document} />
  if (document.status === 'succeeded') return <Result document={document} bar={bar} />
  return (
    <>
      {bar}
      {document.status === 'failed' ? (
        <RunFailure document={document} />
      ) : (
        <StillReading stage={document.stage} />
      )}
    </>
  )
}

/** The name of the letter, how long it is kept, and the ways to keep it longer and to delete it now. */
function DocumentBar({ document }: { document: DocumentDetail }) {
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div className="no-print mx-auto flex w-full max-w-[80rem] flex-wrap items-center gap-x-2 px-4 pt-4 text-sm text-ink-2 sm:px-6 lg:px-8">
      <p className="min-w-0 grow basis-64">
        <bdi className="font-semibold text-ink">{nameFile(document.filename)}</bdi>
        {'. '}
        <DeletionCountdown autoDeleteAt={document.autoDeleteAt} />
      </p>
      <Link to={paths.home} className={buttonLook('plain')}>
        {words.allLetters}
      </Link>
      {/* On a phone it stands below alone: the first screen is for the date. */}
      <span className="max-sm:hidden">
        <KeepInCase document={document} variant="plain" />
      </span>
      <Button variant="plain" onClick={() => setIsAsking(true)}>
        {deletionMessages.deleteNow}
      </Button>
      <DeleteDialog
        letter={isAsking ? document : undefined}
        onClose={() => setIsAsking(false)}
        onDeleted={() => void navigate(paths.home)}
      />
    </div>
  )
}

function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return (
    <div className="mx-auto flex max-w-2xl flex-col items-start gap-4 px-4 py-16 sm:px-6">
      <h1>{isGone ? words.notFoundTitle : words.loadFailed}</h1>
      {isGone ? (
        <p>{words.notFoundHelp}</p>
      ) : (
        <Button variant="quiet" onClick={onRetry}>
          {words.tryAgain}
        </Button>
      )}
      <Link to={paths.home} className={buttonLook()}>
        {words.backToStart}
      </Link>
    </div>
  )
}

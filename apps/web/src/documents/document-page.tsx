import type { DocumentDetail } from '@plainletter/contracts/document'
import { useQuery } from '@tanstack/react-query'
import { useState, type ComponentType } from 'react'
import { Link, useNavigate, useParams } from 'react-router'

import { ApiError } from '../api-error.ts'
import { DeletionCountdown } from '../deletion-countdown.tsx'
import { documentQuery } from '../document-query.ts'
import { deletionMessages } from '../messages/deletion.ts'
import { documentMessages as words } from '../messages/documents.ts'
import { shellMessages } from '../messages/shell.ts'
import { nameType } from '../name-type.ts'
import { paths } from '../paths.ts'
import { buttonLook } from '../ui/button-look.ts'
import { Button } from '../ui/button.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { RunFailure } from './run-failure.tsx'
import { StillReading } from './still-reading.tsx'

interface DocumentPageProps {
  /** Shows a finished document; handed in, because features do not import each other. */
  Result: ComponentType<{ document: DocumentDetail }>
}

/** One letter: its answer, or how far the work is, or why there is none. */
export function DocumentPage({ Result }: DocumentPageProps) {
  const { id = '' } = useParams()
  const query = useQuery(documentQuery(id))
  if (query.data) {
    return (
      <>
        <title>{shellMessages.pageTitle(nameDocument(query.data))}</title>
        <DocumentBar document={query.data} />
        <Outcome document={query.data} Result={Result} />
      </>
    )
  }
  if (query.isPending) return <Waiting label={words.loading} />
  return <LoadFailure error={query.error} onRetry={() => void query.refetch()} />
}

function nameDocument({ documentType }: DocumentDetail): string {
  return documentType === null ? words.documentTitle : nameType(documentType)
}

function Outcome({ document, Result }: DocumentPageProps & { document: DocumentDetail }) {
  if (document.status === 'queued' || document.status === 'running') {
    return <StillReading stage={document.stage} />
  }
  if (document.status === 'failed') return <RunFailure document={document} />
  return <Result document={document} />
}

/** The name of the letter, how long it is kept, and the button that deletes it now. */
function DocumentBar({ document }: { document: DocumentDetail }) {
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div className="no-print mx-auto flex w-full max-w-[80rem] flex-wrap items-center gap-x-2 px-4 pt-4 text-sm text-ink-2 sm:px-6 lg:px-8">
      <p className="min-w-0 grow basis-64">
        <bdi className="font-semibold text-ink">{document.filename}</bdi>
        {'. '}
        <DeletionCountdown autoDeleteAt={document.autoDeleteAt} />
      </p>
      <Link to={paths.home} className={buttonLook('plain')}>
        {words.allLetters}
      </Link>
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

import type { DocumentSummary } from '@plainletter/contracts/document'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'

import { documentListQuery } from '../document-list.ts'
import { dashboardMessages as words } from '../messages/dashboard.ts'
import { paths } from '../paths.ts'
import { Badge } from '../ui/badge.tsx'
import { buttonLook } from '../ui/button-look.ts'
import { Field } from '../ui/field.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { TextBox } from '../ui/text-box.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { AnalysisDialog } from './analysis-dialog.tsx'
import { DocumentCard } from './document-card.tsx'
import { findDocuments } from './find-documents.ts'
import type { DashboardParts } from './parts.ts'
import { useTextSearch } from './use-text-search.ts'

/** Every document of the person, to be found again, looked at, taken away or deleted. */
export function ArchiveTab({ parts }: { parts: DashboardParts }) {
  const documents = useQuery(documentListQuery)
  const [query, setQuery] = useState('')
  const inText = useTextSearch(query)
  if (documents.isPending) return <Waiting label={words.loading} />
  if (documents.isError) {
    return (
      <LoadFailed says={words.loadFailed} retryLabel={words.tryAgain} onRetry={documents.refetch} />
    )
  }
  const found = findDocuments(documents.data, query, inText.ids)
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="w-full max-w-md">
          <Field label={words.search} hint={words.searchHint}>
            {(control) => (
              <TextBox
                {...control}
                type="search"
                maxLength={200}
                value={query}
                onChange={(event) => setQuery(event.target.value)}
              />
            )}
          </Field>
        </div>
        <output aria-live="polite">
          <Badge>{words.count(found.length)}</Badge>
        </output>
      </div>
      {inText.isPending && <p className="pt-3 text-ink-2">{words.searching}</p>}
      {inText.isError && <p className="pt-3 font-semibold text-urgent">{words.searchFailed}</p>}
      <Suspense>
        <parts.DeletionProofs />
      </Suspense>
      {found.length === 0 && !inText.isPending && <NothingFound isSearch={query.trim() !== ''} />}
      <CardList documents={found} query={query} parts={parts} />
    </>
  )
}

function NothingFound({ isSearch }: { isSearch: boolean }) {
  return (
    <section className="flex flex-col items-start gap-3 pt-10">
      <h2>{words.emptyTitle}</h2>
      <p className="text-ink-2">{isSearch ? words.emptySearch : words.emptyArchive}</p>
      <Link to={paths.home} className={buttonLook()}>
        {words.startNew}
      </Link>
    </section>
  )
}

interface CardListProps {
  documents: readonly DocumentSummary[]
  query: string
  parts: DashboardParts
}

function CardList({ documents, query, parts }: CardListProps) {
  const [doomed, setDoomed] = useState<DocumentSummary>()
  const [opened, setOpened] = useState<DocumentSummary>()
  return (
    <>
      <ul className="grid gap-6 pt-8 grid-cols-[minmax(0,1fr)] lg:grid-cols-2">
        {documents.map((document) => (
          <li key={document.id}>
            <DocumentCard
              document={document}
              query={query}
              ExportMenu={parts.ExportMenu}
              onOpen={() => setOpened(document)}
              onDelete={() => setDoomed(document)}
            />
          </li>
        ))}
      </ul>
      {opened && (
        <AnalysisDialog
          document={opened}
          Result={parts.Result}
          onClose={() => setOpened(undefined)}
        />
      )}
      <Suspense>
        <parts.DeleteDialog
          letter={doomed}
          onClose={() => setDoomed(undefined)}
          onDeleted={() => setDoomed(undefined)}
        />
      </Suspense>
    </>
  )
}

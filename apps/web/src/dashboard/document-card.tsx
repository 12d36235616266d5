import type { DocumentSummary } from '@plainletter/contracts/document'
import { FileText, ScrollText, Search } from 'lucide-react'
import { Suspense } from 'react'
import { Link } from 'react-router'

import { queryClient } from '../api.ts'
import { formatDay } from '../dates.ts'
import { DeletionCountdown } from '../deletion-countdown.tsx'
import { documentQuery } from '../document-query.ts'
import { dashboardMessages as words } from '../messages/dashboard.ts'
import { deletionMessages } from '../messages/deletion.ts'
import { nameExport } from '../name-export.ts'
import { nameFile } from '../name-file.ts'
import { nameLetter } from '../name-type.ts'
import { nameCountry } from '../page-language.ts'
import { paths } from '../paths.ts'
import { saveFile } from '../save-file.ts'
import { Badge } from '../ui/badge.tsx'
import { buttonLook } from '../ui/button-look.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast-store.ts'
import { isShownIn, splitMatches } from './find-documents.ts'
import type { DashboardParts } from './parts.ts'

const SUMMARY_CHARACTERS = 150
const RESEARCH_CHARACTERS = 100

interface DocumentCardProps {
  document: DocumentSummary
  /** What is being looked for, to be marked. */
  query: string
  ExportMenu: DashboardParts['ExportMenu']
  onOpen: () => void
  onDelete: () => void
}

/** One document: what it is, how it begins, what came of it, and what can be done with it. */
export function DocumentCard({ document, query, ExportMenu, onOpen, onDelete }: DocumentCardProps) {
  const filename = nameFile(document.filename)
  return (
    <article className="sheet flex h-full flex-col gap-4 p-5 font-sans sm:p-6">
      <CardHead document={document} query={query} />
      <CardText document={document} query={query} />
      <div className="mt-auto flex flex-wrap gap-2">
        <Suspense>
          <ExportMenu
            document={document}
            load={() => queryClient.fetchQuery(documentQuery(String(document.id)))}
          />
        </Suspense>
        <Button
          variant="quiet"
          aria-label={words.viewAnalysisOf(filename)}
          disabledReason={document.analysis === null ? words.noAnalysis : undefined}
          onClick={onOpen}
        >
          <ScrollText aria-hidden className="size-5" />
          {words.viewAnalysis}
        </Button>
        <Button
          variant="quiet"
          aria-label={words.viewTemplateOf(filename)}
          disabledReason={document.draftResponse === null ? words.noTemplate : undefined}
          onClick={() => saveTemplate(document)}
        >
          <FileText aria-hidden className="size-5" />
          {words.viewTemplate}
        </Button>
        <Link
          to={paths.research(document.originalText.slice(0, RESEARCH_CHARACTERS))}
          aria-label={words.researchOf(filename)}
          className={buttonLook('quiet')}
        >
          <Search aria-hidden className="size-5" />
          {words.research}
        </Link>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-2 text-sm text-ink-2">
        <DeletionCountdown autoDeleteAt={document.autoDeleteAt} />
        <Button
          variant="plain"
          aria-label={deletionMessages.deleteNowOf(filename)}
          onClick={onDelete}
        >
          {deletionMessages.deleteNow}
        </Button>
      </div>
    </article>
  )
}

type CardTextProps = Pick<DocumentCardProps, 'document' | 'query'>

function CardHead({ document, query }: CardTextProps) {
  const { id, filename, createdAt, country, status } = document
  const name = nameLetter(document)
  return (
    <header className="flex flex-col gap-2">
      <h2 className="text-xl wrap-anywhere">
        <Link to={paths.document(id)} className="text-ink">
          <Marked text={nameFile(filename)} query={query} />
        </Link>
      </h2>
      <p className="text-sm text-ink-2">{words.createdOn(formatDay(createdAt))}</p>
      <p className="flex flex-wrap gap-2">
        <Badge>{nameCountry(country)}</Badge>
        {name !== null && <Badge tone="note">{name}</Badge>}
        {status !== 'succeeded' && (
          <Badge tone={status === 'failed' ? 'urgent' : 'warn'}>{words.status[status]}</Badge>
        )}
      </p>
    </header>
  )
}

function CardText({ document, query }: CardTextProps) {
  const { originalText, analysis, draftResponse } = document
  const isFurtherDown = query.trim() !== '' && !isShownIn(document, query)
  return (
    <div className="flex flex-col gap-2">
      <dl className="flex flex-col gap-2">
        {originalText !== '' && (
          <div>
            <dt className="text-sm text-ink-2">{words.preview}</dt>
            <dd className="font-serif wrap-anywhere" dir="auto">
              <Marked text={originalText} query={query} />
            </dd>
          </div>
        )}
        {analysis !== null && (
          <div>
            <dt className="text-sm text-ink-2">{words.summary}</dt>
            <dd lang={analysis.language}>{shorten(analysis.summary)}</dd>
          </div>
        )}
      </dl>
      {isFurtherDown && <p className="text-sm font-semibold">{words.furtherDown}</p>}
      {draftResponse !== null && <p className="text-sm text-good">{words.hasTemplate}</p>}
    </div>
  )
}

function Marked({ text, query }: { text: string; query: string }) {
  return splitMatches(text, query).map(({ text: part, isMatch, start }) =>
    isMatch ? <mark key={start}>{part}</mark> : part,
  )
}

const shorten = (text: string) =>
  text.length <= SUMMARY_CHARACTERS ? text : `${text.slice(0, SUMMARY_CHARACTERS).trimEnd()}…`

function saveTemplate({ filename, draftResponse }: DocumentSummary) {
  saveFile({
    name: nameExport(nameFile(filename), 'template.txt'),
    text: draftResponse ?? '',
    type: 'text/plain',
  })
  toast({ title: words.templateSaved, description: words.templateSavedHint })
}

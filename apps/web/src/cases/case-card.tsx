import type { CaseStatus, LegalCase, LinkedDocument } from '@plainletter/contracts/case'
import { DocumentRole } from '@plainletter/contracts/case'
import { ListTree } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'

import { formatDay } from '../dates.ts'
import { caseMessages as words } from '../messages/cases.ts'
import { nameFile } from '../name-file.ts'
import { paths } from '../paths.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import type { Tone } from '../ui/tone.ts'
import { CaseTimeline } from './case-timeline.tsx'
import { LinkDocumentDialog } from './link-document-dialog.tsx'
import { useCloseCase, useUnlinkDocument } from './queries.ts'

const TONES = {
  active: 'good',
  closed: 'neutral',
  settled: 'note',
  paused: 'warn',
} as const satisfies Record<CaseStatus, Tone>

/** Linked documents that a card shows before it is asked for all. */
const SHOWN_FIRST = 3

interface CaseCardProps {
  legalCase: LegalCase
  /** It was made a moment ago. */
  isNew: boolean
}

/** One case: what it is about, its letters, and what can be done with it. */
export function CaseCard({ legalCase, isNew }: CaseCardProps) {
  const [isLinking, setIsLinking] = useState(false)
  const name = useRef<HTMLHeadingElement>(null)
  const focusName = () => name.current?.focus()
  const closing = useCloseCase(focusName)
  const { id, caseName, caseStatus } = legalCase
  // Syncs the browser's focus: whoever made a case goes on in it.
  useEffect(() => {
    if (isNew) focusName()
  }, [isNew])
  return (
    <article className="sheet flex h-full flex-col gap-4 p-6 font-sans">
      <header className="flex flex-wrap items-center gap-3">
        <h2 ref={name} tabIndex={-1} className="outline-none wrap-anywhere">
          {caseName}
        </h2>
        <Badge tone={TONES[caseStatus]}>{words.statuses[caseStatus]}</Badge>
      </header>
      <CaseFacts legalCase={legalCase} />
      <LinkedDocuments caseId={id} documents={legalCase.linkedDocuments} />
      {legalCase.linkedDocuments.length > 0 && <TimelineToggle legalCase={legalCase} />}
      {caseStatus === 'active' && (
        <div className="mt-auto flex flex-wrap gap-3 pt-2">
          <Button
            variant="quiet"
            aria-label={words.linkTo(caseName)}
            onClick={() => setIsLinking(true)}
          >
            {words.link}
          </Button>
          <Button
            variant="quiet"
            aria-label={closing.isPending ? undefined : words.closeCaseOf(caseName)}
            pendingLabel={closing.isPending && words.closing}
            onClick={() => closing.mutate(id)}
          >
            {words.closeCase}
          </Button>
        </div>
      )}
      {isLinking && <LinkDocumentDialog caseId={id} onClose={() => setIsLinking(false)} />}
    </article>
  )
}

/** The timeline is asked for when somebody wants to see it. */
function TimelineToggle({ legalCase }: { legalCase: LegalCase }) {
  const id = useId()
  const [isShown, setIsShown] = useState(false)
  return (
    <div>
      <Button
        variant="quiet"
        aria-expanded={isShown}
        aria-controls={id}
        aria-label={isShown ? undefined : words.timelineOf(legalCase.caseName)}
        onClick={() => setIsShown(!isShown)}
      >
        <ListTree aria-hidden className="size-5" />
        {isShown ? words.hideTimeline : words.timeline}
      </Button>
      {isShown && (
        <div className="pt-4">
          <CaseTimeline id={id} caseId={legalCase.id} />
        </div>
      )}
    </div>
  )
}

function CaseFacts({ legalCase }: { legalCase: LegalCase }) {
  const { caseType, opposingParty, caseDescription, createdAt, retentionPeriod, autoDeleteAt } =
    legalCase
  return (
    <div className="text-ink-2">
      {caseType !== null && <p>{words.types[caseType]}</p>}
      {opposingParty !== null && <p className="wrap-anywhere">{words.against(opposingParty)}</p>}
      <p>{words.createdOn(formatDay(createdAt))}</p>
      <p>
        {autoDeleteAt === null
          ? words.keptFor(words.retentionYears(retentionPeriod))
          : words.deletedOn(formatDay(autoDeleteAt))}
      </p>
      {caseDescription !== null && (
        <p className="pt-2 wrap-anywhere whitespace-pre-line text-ink">{caseDescription}</p>
      )}
    </div>
  )
}

interface LinkedDocumentsProps {
  caseId: number
  documents: readonly LinkedDocument[]
}

function LinkedDocuments({ caseId, documents }: LinkedDocumentsProps) {
  const [isWhole, setIsWhole] = useState(false)
  const [doomed, setDoomed] = useState<LinkedDocument>()
  const unlinking = useUnlinkDocument(() => setDoomed(undefined))
  const shown = isWhole ? documents : documents.slice(0, SHOWN_FIRST)
  return (
    <section>
      <h3 className="text-base">{words.documentsTitle}</h3>
      {documents.length === 0 && <p className="text-ink-2">{words.noDocuments}</p>}
      <ul>
        {shown.map((document) => (
          <li
            key={document.id}
            className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-2"
          >
            <span className="min-w-0">
              <Link to={paths.document(document.id)} className="wrap-anywhere">
                {nameFile(document.filename)}
              </Link>
              <span className="block text-sm text-ink-2">{nameRole(document.documentRole)}</span>
            </span>
            <Button
              variant="plain"
              aria-label={words.unlinkOf(nameFile(document.filename))}
              onClick={() => setDoomed(document)}
            >
              {words.unlink}
            </Button>
          </li>
        ))}
      </ul>
      {documents.length > shown.length && (
        <Button variant="plain" onClick={() => setIsWhole(true)}>
          {words.more(documents.length - shown.length)}
        </Button>
      )}
      {doomed && (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && setDoomed(undefined)}
          title={words.unlinkTitle}
          question={words.unlinkQuestion(nameFile(doomed.filename))}
          labels={{
            confirm: words.unlink,
            pending: words.unlinking,
            cancel: words.cancel,
            close: words.close,
          }}
          isPending={unlinking.isPending}
          onConfirm={() => unlinking.mutate({ caseId, documentId: doomed.id })}
        />
      )}
    </section>
  )
}

function nameRole(role: string | null): string {
  const known = DocumentRole.safeParse(role)
  return known.success ? words.roles[known.data] : words.roles.related_document
}

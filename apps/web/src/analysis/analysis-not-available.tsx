import type { DocumentDetail } from '@plainletter/contracts/document'
import { Link } from 'react-router'

import { analysisMessages as words } from '../messages/analysis.ts'
import { nameFile } from '../name-file.ts'
import { buttonLook } from '../ui/button-look.ts'
import { formatDate } from './date-words.ts'

/** The page for a document without an analysis: what happened to the credit, and how to get it back. */
export function AnalysisNotAvailable({ document }: { document: DocumentDetail }) {
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-10 sm:px-6">
      <h1>{words.unavailable}</h1>
      <p className="mt-4">
        {document.isCharged ? words.unavailableCharged : words.unavailableFree}
      </p>
      <Reasons document={document} />
      <dl className="mt-6">
        <Fact name={words.fileName} value={nameFile(document.filename)} />
        <Fact name={words.uploadedOn} value={formatDate(document.createdAt)} />
      </dl>
      <p className="mt-6 flex flex-wrap gap-3">
        <Link
          to={`/contact?category=billing&reference=${document.id}`}
          className={buttonLook('primary')}
        >
          {words.contactSupport}
        </Link>
        <Link to="/" className={buttonLook('quiet')}>
          {words.newQuestion}
        </Link>
      </p>
    </div>
  )
}

function Reasons({ document: { failure } }: { document: DocumentDetail }) {
  if (failure === null) return null
  if (failure.kind === 'error') return <p className="mt-3">{failure.message}</p>
  return (
    <ul className="mt-3 list-disc ps-5">
      {failure.refusals.map((refusal, index) => (
        <li key={index}>{refusal.message}</li>
      ))}
    </ul>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="grid gap-x-4 border-t border-line py-2 sm:grid-cols-[8rem_1fr]">
      <dt className="text-ink-2">{name}</dt>
      <dd className="font-semibold">
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
}

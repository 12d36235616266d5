import type { DocumentDetail } from '@plainletter/contracts/document'
import { Link } from 'react-router'

import { documentMessages as words } from '../messages/documents.ts'
import { paths } from '../paths.ts'
import { buttonLook } from '../ui/button-look.ts'
import { Callout } from '../ui/callout.tsx'

/** A run that gave no answer: why, what became of the credit, and what to do next. */
export function RunFailure({ document }: { document: DocumentDetail }) {
  const { failure } = document
  const isRefused = failure?.kind === 'refused'
  return (
    <section className="mx-auto flex max-w-2xl flex-col items-start gap-6 px-4 py-12 sm:px-6">
      <h1>{isRefused ? words.refusedTitle : words.runFailedTitle}</h1>
      <Callout tone="urgent">
        {isRefused ? (
          <ul>
            {failure.refusals.map((refusal) => (
              <li key={`${refusal.file}-${refusal.code}`}>
                {refusal.file !== undefined && `${words.fileNumber(refusal.file + 1)}: `}
                {refusal.message}
              </li>
            ))}
          </ul>
        ) : (
          <p>{words.failedHint}</p>
        )}
        {!document.isCharged && <p>{words.notCharged}</p>}
      </Callout>
      <Link to={paths.home} className={buttonLook()}>
        {words.backToStart}
      </Link>
    </section>
  )
}

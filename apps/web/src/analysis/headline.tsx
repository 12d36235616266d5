import { DOCUMENT_TYPE_NAMES } from '@plainletter/contracts/document-type'

import { analysisMessages as words } from '../messages/analysis.ts'
import { BasisChips } from './basis-chips.tsx'
import { findMainSum } from './main-sum.ts'
import { useResult } from './result-context.ts'

/** What it is, who sent it and what they ask for. */
export function Headline() {
  const { analysis } = useResult().document
  const sum = findMainSum(analysis)
  return (
    <>
      <h1 className="mt-4">{DOCUMENT_TYPE_NAMES[analysis.documentType]}</h1>
      <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-ink-2">
        {analysis.senderOrganization !== null && (
          <div className="flex gap-2">
            <dt>{words.from}</dt>
            <dd className="font-semibold text-ink">
              <bdi>{analysis.senderOrganization}</bdi>
            </dd>
          </div>
        )}
        {sum !== undefined && (
          <div className="flex gap-2">
            <dt>{words.theSum}</dt>
            <dd className="font-semibold text-ink tabular-nums">
              <bdi>{sum}</bdi>
            </dd>
          </div>
        )}
      </dl>
      <BasisChips path="senderOrganization" />
      <Clarification />
    </>
  )
}

function Clarification() {
  const { clarification } = useResult().document.analysis
  if (clarification === null) return null
  return (
    <div className="mt-4 border-s-2 border-note ps-4">
      <p className="font-semibold">{clarification.question}</p>
      <p className="text-ink-2">{words.couldBeEither}</p>
      <ul className="list-disc ps-5">
        {clarification.choices.map((choice) => (
          <li key={choice}>{DOCUMENT_TYPE_NAMES[choice]}</li>
        ))}
      </ul>
    </div>
  )
}

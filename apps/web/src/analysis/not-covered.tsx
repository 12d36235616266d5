import type { Analysis } from '@plainletter/contracts/analysis'

import { analysisMessages as words } from '../messages/analysis.ts'
import { findMainSum } from './main-sum.ts'
import { nameAnalysis } from './name-analysis.ts'
import { PossibleAnswers } from './possible-answers.tsx'
import { useResult } from './result-context.ts'
import { isProved } from './sections.ts'

/** What we can say of a letter that we do not cover: the facts in it, and that it cost nothing. */
export function NotCovered() {
  const { document } = useResult()
  const { analysis } = document
  const facts = [
    { name: words.established.kind, value: nameKind(analysis) },
    { name: words.established.sender, value: analysis.senderOrganization ?? '' },
    { name: words.established.sum, value: findMainSum(analysis) ?? '' },
    { name: words.established.wants, value: findWish(analysis) },
  ].filter((fact) => fact.value !== '')
  const hasAnswers = (analysis.possibleAnswers ?? []).length > 0
  return (
    <div className="mt-6">
      <PossibleAnswers />
      {!hasAnswers && <p>{analysis.coverage.says}</p>}
      {!document.isCharged && <p className="mt-4 font-semibold">{words.notCharged}</p>}
      {/* Of a question, what it says is all that there is. */}
      {analysis.documentType !== 'ENQUIRY' && <Established facts={facts} />}
    </div>
  )
}

function Established({ facts }: { facts: readonly { name: string; value: string }[] }) {
  return (
    <>
      <h2 className="mt-6 text-xl">{words.noCoverTitle}</h2>
      {facts.length === 0 && <p className="mt-2">{words.noCoverNone}</p>}
      <dl className="mt-2">
        {facts.map((fact) => (
          <div
            key={fact.name}
            className="grid gap-x-4 border-t border-line py-2 sm:grid-cols-[10rem_1fr]"
          >
            <dt className="text-ink-2">{fact.name}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

// A general sentence says nothing about this letter.
const findWish = (analysis: Analysis) =>
  isProved(analysis, 'firstThingsFirst.whatTheyWant') ? analysis.firstThingsFirst.whatTheyWant : ''

const nameKind = (analysis: Analysis) =>
  analysis.documentType === 'OTHER' && !analysis.paper ? '' : nameAnalysis(analysis)

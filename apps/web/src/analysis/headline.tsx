import { analysisMessages as words } from '../messages/analysis.ts'
import { nameDocumentType } from '../page-language.ts'
import { findMainSum } from './main-sum.ts'
import { nameAnalysis } from './name-analysis.ts'
import { useResult } from './result-context.ts'

/** What it is, who sent it and what they ask for. */
export function Headline() {
  const { analysis } = useResult().document
  const sum = findMainSum(analysis)
  return (
    <>
      <h1 className="mt-4">{nameAnalysis(analysis)}</h1>
      <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-ink-2">
        {analysis.senderOrganization !== null && (
          <div className="flex gap-2">
            <dt>{words.from}</dt>
            <dd className="font-semibold text-ink">
              <InLetter words={analysis.senderOrganization} path="senderOrganization" />
            </dd>
          </div>
        )}
        {sum !== undefined && (
          <div className="flex gap-2">
            <dt>{words.theSum}</dt>
            <dd className="font-semibold text-ink tabular-nums">
              <InLetter words={sum} path="firstThingsFirst.whatTheyWant" />
            </dd>
          </div>
        )}
      </dl>
      <Clarification />
    </>
  )
}

/** A fact that opens the letter at the words which give it. */
function InLetter({ words: fact, path }: { words: string; path: string }) {
  const { document, showInLetter } = useResult()
  const proofs = (document.analysis.basis[path] ?? []).filter((proof) => proof.kind === 'letter')
  const proof = proofs.find(({ quote }) => quote.includes(fact)) ?? proofs[0]
  if (proof === undefined) return <bdi>{fact}</bdi>
  return (
    <button
      type="button"
      className="letter-chip text-start hover:underline"
      aria-label={words.factChip(fact)}
      onClick={(event) => showInLetter(proof, event.currentTarget)}
    >
      <bdi className="bg-linear-to-b from-transparent from-50% to-seal/35 to-50% px-0.5">
        {fact}
      </bdi>
    </button>
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
          <li key={choice}>{nameDocumentType(choice)}</li>
        ))}
      </ul>
    </div>
  )
}

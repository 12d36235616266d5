import { BasisChips } from './basis-chips.tsx'
import { useResult } from './result-context.ts'

/** The question as asked, then its answer, before anything else. */
export function DirectAnswer() {
  const { analysis } = useResult().document
  const answer = analysis.directAnswer ?? analysis.verdict
  return (
    <div className="mt-4">
      {analysis.userQuestion !== null && (
        <blockquote
          className="border-s-2 border-control ps-4 font-serif italic text-ink-2"
          dir="auto"
        >
          {analysis.userQuestion}
        </blockquote>
      )}
      {analysis.questionConfirmation !== null && (
        <p className="mt-3 text-ink-2">{analysis.questionConfirmation}</p>
      )}
      <p className="mt-5 font-serif text-xl leading-snug sm:text-2xl">{answer}</p>
      <BasisChips path={analysis.directAnswer === null ? 'verdict' : 'directAnswer'} />
      {analysis.directAnswer !== null && analysis.verdict !== analysis.directAnswer && (
        <p className="mt-3">{analysis.verdict}</p>
      )}
    </div>
  )
}

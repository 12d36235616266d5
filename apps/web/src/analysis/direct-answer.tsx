import { BasisChips } from './basis-chips.tsx'
import { useResult } from './result-context.ts'
import { splitAnswer } from './split-answer.ts'

/** The question as asked, then its answer, before anything else: the first sentence large, the rest to read. */
export function DirectAnswer() {
  const { analysis } = useResult().document
  const isAnswered = analysis.directAnswer !== null
  const [first, rest] = splitAnswer(analysis.directAnswer ?? analysis.verdict)
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
      <p className="mt-5 font-serif text-xl leading-snug sm:text-2xl">{first}</p>
      {rest !== '' && <p className="mt-2">{rest}</p>}
      <BasisChips path={isAnswered ? 'directAnswer' : 'verdict'} />
    </div>
  )
}

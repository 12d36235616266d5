import { analysisMessages as words } from '../messages/analysis.ts'
import { BasisChips } from './basis-chips.tsx'
import { useResult } from './result-context.ts'

/** One thing worth knowing, set apart like a note in the margin. */
export function DidYouKnow() {
  const { insiderInsight } = useResult().document
  if (insiderInsight === null) return null
  return (
    <aside
      id="did-you-know"
      aria-labelledby="did-you-know-heading"
      className="border-s-2 border-primary ps-5"
    >
      <h3 id="did-you-know-heading" className="font-serif italic">
        {words.didYouKnow}
      </h3>
      <p className="mt-1 font-serif text-lg leading-relaxed">{insiderInsight.content}</p>
      <p className="mt-2 text-ink-2">{insiderInsight.learnMore}</p>
      <BasisChips path="insiderInsight" />
    </aside>
  )
}

import { analysisMessages as words } from '../messages/analysis.ts'
import { ProofChips } from './basis-chips.tsx'
import { useResult } from './result-context.ts'
import { ResultSection } from './result-section.tsx'

/** What was asked after the analysis, with our answers, the newest first. */
export function FollowUpAnswers() {
  const { followUps = [] } = useResult().document
  return (
    <ResultSection id="follow-up-answers" title={words.followUpAnswers}>
      <ul>
        {followUps.toReversed().map(({ question, answer, points, basis, askedAt }) => (
          <li key={askedAt} className="border-t border-line py-4 first:border-0 first:pt-0">
            <p className="border-s-2 border-control ps-3 font-serif text-ink-2 italic" dir="auto">
              {question}
            </p>
            <p className="mt-2 whitespace-pre-line">{answer}</p>
            {points.length > 0 && (
              <>
                <p className="mt-2 font-semibold">{words.followUpMore}</p>
                <ul className="mt-1 list-disc space-y-1 ps-5 marker:text-ink-3">
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              </>
            )}
            <ProofChips basis={basis} />
          </li>
        ))}
      </ul>
    </ResultSection>
  )
}

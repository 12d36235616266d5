import { BasisChips } from './basis-chips.tsx'
import { useResult } from './result-context.ts'

/** Where we are not sure what is asked: the answers that it may be, each with its law, for the person to choose from. */
export function PossibleAnswers() {
  const { directAnswer, possibleAnswers = [] } = useResult().document.analysis
  if (possibleAnswers.length === 0) return null
  return (
    <>
      <p>{directAnswer}</p>
      <ul className="mt-4 border-t border-line">
        {possibleAnswers.map((answer, index) => (
          <li key={answer} className="border-b border-line py-4">
            <p>{answer}</p>
            <BasisChips path={`possibleAnswers.${index}`} />
          </li>
        ))}
      </ul>
    </>
  )
}

import type { FirstThingsFirst as Steps } from '@plainletter/contracts/analysis'

import { analysisMessages as words } from '../messages/analysis.ts'
import { BasisChips } from './basis-chips.tsx'
import { listFirstSteps } from './first-steps.ts'
import { useResult } from './result-context.ts'
import { ResultSection } from './result-section.tsx'

const STEPS = [
  'whatTheyWant',
  'yourRights',
  'realityCheck',
  'whoTheyAre',
  'nextSteps',
] as const satisfies ReadonlyArray<keyof Steps>

/** The five steps, as a hand-rail down the page: from what they want to what you do next. */
export function FirstThingsFirst() {
  const { analysis } = useResult().document
  const hasSteps = listFirstSteps(analysis).steps.length > 0
  const shown = STEPS.filter(
    (step) => analysis.firstThingsFirst[step].trim() !== '' || (step === 'nextSteps' && hasSteps),
  )
  return (
    <ResultSection id="first-things-first" title={words.firstThingsFirst}>
      <ol>
        {shown.map((step, index) => (
          <Step key={step} step={step} number={index + 1} isLast={index === shown.length - 1} />
        ))}
      </ol>
    </ResultSection>
  )
}

type StepProps = { step: keyof Steps; number: number; isLast: boolean }

function Step({ step, number, isLast }: StepProps) {
  const { analysis } = useResult().document
  return (
    <li className="relative ps-14 pb-8 last:pb-0 print:pb-4">
      {!isLast && (
        <span
          aria-hidden
          className="absolute start-[1.1875rem] top-11 bottom-1 border-s-2 border-line"
        />
      )}
      <span
        aria-hidden
        className="absolute start-0 top-0 flex size-10 items-center justify-center rounded-full border-2 border-primary font-serif text-xl font-semibold leading-none text-primary"
      >
        {number}
      </span>
      <h4 className="pt-1.5">{words.steps[step]}</h4>
      {step === 'nextSteps' ? (
        <NextSteps />
      ) : (
        <p className="mt-1">{analysis.firstThingsFirst[step]}</p>
      )}
      <BasisChips path={`firstThingsFirst.${step}`} />
      {step === 'realityCheck' && <FurtherReassurance />}
    </li>
  )
}

function NextSteps() {
  const { analysis } = useResult().document
  const { intro, steps } = listFirstSteps(analysis)
  return (
    <>
      {intro !== '' && <p className="mt-1">{intro}</p>}
      {steps.length > 0 && (
        <ol className="mt-2 list-decimal space-y-3 ps-6 marker:font-semibold marker:text-primary">
          {steps.map((step) => (
            <li key={step.path} className="ps-1">
              {step.says}
              <BasisChips path={step.path} />
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

// The masthead says the first of these lines; the others belong to the reality check.
function FurtherReassurance() {
  const { analysis } = useResult().document
  return analysis.cannotHappenYet.slice(1).map((line, index) => (
    <div key={line} className="mt-3">
      <p>{line}</p>
      <BasisChips path={`cannotHappenYet.${index + 1}`} />
    </div>
  ))
}

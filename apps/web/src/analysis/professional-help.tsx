import { analysisMessages as words } from '../messages/analysis.ts'
import { Callout } from '../ui/callout.tsx'
import { BasisChips } from './basis-chips.tsx'
import { useResult } from './result-context.ts'

/** That this one should not be handled alone, why, and where to turn. */
export function ProfessionalHelp() {
  const { analysis } = useResult().document
  return (
    <div id="professional-help" className="scroll-mt-6">
      <Callout tone="urgent" title={words.professionalHelp}>
        <p>{analysis.professionalHelpReason ?? words.helpSignal}</p>
        <BasisChips path="professionalHelpReason" />
        {analysis.help.length > 0 && (
          <p className="mt-2">
            <a href="#help-resources">{words.professionalHelpNext}</a>
          </p>
        )}
      </Callout>
    </div>
  )
}

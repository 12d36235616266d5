import { analysisMessages as words } from '../messages/analysis.ts'
import { Callout } from '../ui/callout.tsx'
import { BasisChips } from './basis-chips.tsx'
import { listScamSigns } from './group-checks.ts'
import { useResult } from './result-context.ts'
import { chooseLayout, type AnalysedDocument } from './sections.ts'

const SIGNS_SHOWN = 3

/** That a letter is not what it looks like: a private demand dressed as an official one, or a scam. */
export function NotOfficial() {
  const { document } = useResult()
  const layout = chooseLayout(document.analysis)
  const isScam = layout === 'scam'
  const warnings = listWarnings(document, isScam)
  if (warnings.length === 0) return null
  return (
    <div className="mt-7">
      <Callout
        tone={isScam ? 'urgent' : 'warn'}
        title={
          layout === 'letter' || isScam ? words.warningTitles[layout] : words.warningTitles.other
        }
      >
        <ul className="mt-1 space-y-2">
          {warnings.map(({ says, path }) => (
            <li key={path}>
              <p>{says}</p>
              <BasisChips path={path} />
            </li>
          ))}
        </ul>
      </Callout>
    </div>
  )
}

// A scam is shown by its signs; where the analysis words no warning of its own, these are the warning.
function listWarnings({ analysis }: AnalysedDocument, isScam: boolean) {
  const warnings = analysis.notOfficialWarnings.map((says, index) => ({
    says,
    path: `notOfficialWarnings.${index}`,
  }))
  if (!isScam || warnings.length > 0) return warnings
  return listScamSigns(analysis.checks)
    .slice(0, SIGNS_SHOWN)
    .map(({ check, index }) => ({ says: check.says, path: `checks.${index}` }))
}

import { analysisMessages as words } from '../messages/analysis.ts'
import { Callout } from '../ui/callout.tsx'
import { BasisChips } from './basis-chips.tsx'
import { useResult } from './result-context.ts'
import { chooseLayout } from './sections.ts'

/** That a letter is not what it looks like: a private demand dressed as an official one, or a scam. */
export function NotOfficial() {
  const { analysis } = useResult().document
  if (analysis.notOfficialWarnings.length === 0) return null
  const isScam = chooseLayout(analysis) === 'scam'
  return (
    <div className="mt-7">
      <Callout
        tone={isScam ? 'urgent' : 'warn'}
        title={isScam ? words.scamTitle : words.isItOfficialTitle}
      >
        <ul className="mt-1 space-y-2">
          {analysis.notOfficialWarnings.map((warning, index) => (
            <li key={warning}>
              <p>{warning}</p>
              <BasisChips path={`notOfficialWarnings.${index}`} />
            </li>
          ))}
        </ul>
      </Callout>
    </div>
  )
}

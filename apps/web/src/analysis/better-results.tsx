import { Link } from 'react-router'

import { analysisMessages as words } from '../messages/analysis.ts'
import { buttonLook } from '../ui/button-look.ts'
import { ResultSection } from './result-section.tsx'

/** What to do when the answer was not full enough. */
export function BetterResults() {
  return (
    <ResultSection id="better-results" title={words.better} className="no-print">
      <p>{words.betterText}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Link to="/" className={buttonLook('quiet')}>
          {words.newQuestion}
        </Link>
        <Link to="/guide" className={buttonLook('plain')}>
          {words.userGuide}
        </Link>
      </div>
    </ResultSection>
  )
}

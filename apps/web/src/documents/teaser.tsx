import type { TeaserAnswer } from '@plainletter/contracts/document'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'

import { accessMessages } from '../messages/access.ts'
import { teaserMessages as words } from '../messages/teaser.ts'
import { paths } from '../paths.ts'
import { buttonLook } from '../ui/button-look.ts'
import { Button } from '../ui/button.tsx'

const BLOCKS = ['understanding', 'yourRights', 'didYouKnow', 'caseResearch', 'nextSteps'] as const

/** The free tier's answer: real words in each block, then what the whole has and the way to it. */
export function Teaser({ answer, onAgain }: { answer: TeaserAnswer; onAgain: () => void }) {
  const { teaserAnalysis, remainingQuestions } = answer
  const title = useRef<HTMLHeadingElement>(null)
  // The form is gone: the browser's focus goes to what has come in its place.
  useEffect(() => title.current?.focus(), [])
  return (
    <section aria-labelledby="teaser-title">
      <h2 id="teaser-title" ref={title} tabIndex={-1} className="outline-none">
        {words.title}
      </h2>
      <p className="mt-1 text-ink-2">{words.lead}</p>
      {teaserAnalysis.isDocumentDetected && <p className="mt-3">{words.looksLikeLetter}</p>}
      {BLOCKS.filter((block) => teaserAnalysis[block] !== '').map((block) => (
        <div key={block} className="mt-6 border-t border-line pt-4">
          <h3>{words.blocks[block]}</h3>
          <p className="mt-1 whitespace-pre-line">{teaserAnalysis[block]}</p>
        </div>
      ))}
      <div className="mt-8 rounded-panel border border-primary bg-surface p-5">
        <h3>{words.upgradeTitle}</h3>
        <p className="mt-1">{words.upgradeSays}</p>
        <p className="mt-2 font-semibold">{accessMessages.upgradePrompt}</p>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <Link to={paths.subscribe} className={buttonLook()}>
            {words.upgrade}
          </Link>
          {remainingQuestions > 0 && (
            <Button variant="quiet" onClick={onAgain}>
              {words.another}
            </Button>
          )}
        </div>
        <p className="mt-3 text-sm text-ink-2">{words.left(remainingQuestions)}</p>
      </div>
      <p className="mt-4 text-sm text-ink-2">{words.notAdvice}</p>
    </section>
  )
}

import { CREDIT_COSTS } from '@plainletter/contracts/prices'
import { useState } from 'react'
import { Link } from 'react-router'

import { addDays, formatDay } from '../dates.ts'
import { documentMessages as words } from '../messages/documents.ts'
import { teaserMessages } from '../messages/teaser.ts'
import { paths } from '../paths.ts'
import { useCreditsLeft } from '../session.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'

const KEPT_DAYS = 30

/** The one button, what it costs, and what becomes of the letter. */
export function SubmitBar({ hasAccess }: { hasAccess: boolean }) {
  const left = useCreditsLeft()
  const [deletedOn] = useState(() => formatDay(addDays(new Date(), KEPT_DAYS)))
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-6">
      {!hasAccess && (
        <Callout tone="warn" title={words.noCreditsTitle}>
          <p>{words.failedCreditsHint}</p>
          <p>{teaserMessages.freeQuestions}</p>
          <Link to={paths.credits} className="inline-block py-2 font-semibold">
            {words.buyCredits}
          </Link>
        </Callout>
      )}
      <p className="measure text-sm text-ink-2">{words.privacy(deletedOn)}</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" className="w-full text-lg sm:w-auto sm:px-8">
          {words.submit}
        </Button>
        <p className="text-sm text-ink-2">
          {left !== undefined && `${words.cost(CREDIT_COSTS.analysis, left)} `}
          {words.costFair}
        </p>
      </div>
    </div>
  )
}

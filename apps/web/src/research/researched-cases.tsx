import type { CaseResearch, ResearchedCase } from '@plainletter/contracts/research'

import { formatPlainDay } from '../dates.ts'
import { ExternalLink } from '../external-link.tsx'
import { researchMessages as words } from '../messages/research.ts'
import { Badge } from '../ui/badge.tsx'
import type { Tone } from '../ui/tone.ts'

const SIDE_TONES = { for_you: 'good', against_you: 'warn', both: 'note' } as const satisfies Record<
  ResearchedCase['side'],
  Tone
>
const PARTS = ['why', 'asked', 'held', 'helps', 'limits'] as const

/** The cases that were found: what was decided, how it helps, and when it does not. */
export function ResearchedCases({ research }: { research: CaseResearch }) {
  return (
    <div data-result>
      <p>
        {words.found(research.cases.length)} {words.madeOn(formatPlainDay(research.madeOn))}
      </p>
      <ol className="mt-2">
        {research.cases.map((found) => (
          <Case key={found.citation} found={found} />
        ))}
      </ol>
      <p className="mt-2 text-sm text-ink-2">{words.caution}</p>
    </div>
  )
}

function Case({ found }: { found: ResearchedCase }) {
  return (
    <li className="keep-together border-t border-line py-5 first:border-0">
      <h4 className="text-lg">
        <bdi>{found.name}</bdi>
      </h4>
      <p className="text-sm text-ink-2">
        <bdi>{found.citation}</bdi>, {found.court}, {formatPlainDay(found.date)}
      </p>
      <p className="mt-2">
        <Badge tone={SIDE_TONES[found.side]}>{words.sides[found.side]}</Badge>
      </p>
      <dl className="mt-3 grid gap-x-5 gap-y-2 sm:grid-cols-[8rem_1fr]">
        {PARTS.map((part) => (
          <div key={part} className="sm:contents">
            <dt className="text-ink-2">{words.parts[part]}</dt>
            <dd>{found[part]}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3">
        <ExternalLink url={found.link}>{words.read}</ExternalLink>
      </p>
      {found.linkNote !== null && <p className="text-sm text-ink-2">{found.linkNote}</p>}
    </li>
  )
}

import type { LetterNote } from '@plainletter/contracts/draft'

import { ExternalLink } from '../external-link.tsx'
import { analysisMessages as words } from '../messages/analysis.ts'

/** Why a paragraph stands in the letter, as if pencilled in the margin, with the law behind it. */
export function MarginNote({ note: { says, laws } }: { note: LetterNote }) {
  return (
    <div
      role="note"
      aria-label={words.letterNote}
      className="letter-note mt-2 border-s-2 border-note ps-3 font-sans text-sm leading-snug text-ink-2 sm:mt-0.5"
    >
      {says.map((line) => (
        <p key={line} className="not-first:mt-1">
          {line}
        </p>
      ))}
      {laws.map(({ title, provision, url }) => (
        <p key={provision} className="mt-1">
          <ExternalLink url={url}>
            {title}, {provision}
          </ExternalLink>
        </p>
      ))}
    </div>
  )
}

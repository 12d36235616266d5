/** Finds what the letter says will, may or did happen, and in which mood. */
import type { Threat } from '@plainletter/contracts/reading'

import { hitsOf } from './letter.ts'
import type { Letter } from './letter.ts'
import { quoteOf, toSpan } from './normalise.ts'
import { sentenceAround } from './sentence.ts'

/** At most this many threats are kept, one of each kind in a sentence. */
const LIMIT = 60

const MOODS = [
  {
    mood: 'unless',
    cue: /\b(?:unless|if (?:you|we|payment|this|the)|failure to|failing|otherwise|wenn|falls|si|qualora|indien|jeżeli)\b/i,
  },
  {
    mood: 'has_been',
    cue: /\b(?:has been|have been|was|were|has|have) (?:\w+ )?(?:entered|obtained|granted|issued|made|passed|registered|referred|attended|visited|taken|instructed|recorded|sent|given)\b/i,
  },
  {
    mood: 'may',
    cue: /\b(?:may|might|could|can|consider|possible|peut|peuvent|pourr\w+|podr\w+|puede|potr\w+|können|kann|kunnen)\b/i,
  },
] as const satisfies readonly { mood: Threat['mood']; cue: RegExp }[]

/** Every threat in the text, in order. */
export function scanThreats(letter: Letter): Threat[] {
  const { working } = letter
  const threats: Threat[] = []
  const seen = new Set<string>()
  for (const { row, start, end } of hitsOf(letter, 'threat')) {
    if (threats.length >= LIMIT) break
    const stretch = sentenceAround(working.text, { start, end })
    const key = `${row.kind} ${stretch.start}`
    if (seen.has(key)) continue
    seen.add(key)
    const span = toSpan(working, stretch.start, stretch.end)
    const mood =
      MOODS.find(({ cue }) => cue.test(working.text.slice(stretch.start, stretch.end)))?.mood ??
      'will'
    threats.push({ kind: row.kind, mood, quote: quoteOf(working, span), span })
  }
  return threats
}

/** A row that says once more, in other words, what the engine itself has just said. */
import { splitSentences } from '@plainletter/phrases/sentence'

import type { Claim } from './basis.ts'

/** From this share of its words on, a sentence says what was said. Found by reading what it would drop. */
const SAME_SHARE = 0.6
const FEWEST_WORDS = 3

/** The claims without the sentences that echo `said`; a claim of which nothing is left goes. */
export function withoutEchoes(claims: readonly Claim[], said: readonly Claim[]): Claim[] {
  const known = said.flatMap(({ says }) => splitSentences(says)).map(piecesOf)
  if (known.length === 0) return [...claims]
  return claims.flatMap((claim) => {
    const sentences = splitSentences(claim.says)
    const kept = sentences.filter((sentence) => !isEcho(piecesOf(sentence), known))
    if (kept.length === sentences.length) return [claim]
    return kept.length === 0 ? [] : [{ ...claim, says: kept.join(' ') }]
  })
}

function isEcho(pieces: ReadonlySet<string>, known: readonly ReadonlySet<string>[]): boolean {
  if (pieces.size < FEWEST_WORDS) return false
  return known.some(
    (one) => [...pieces].filter((piece) => one.has(piece)).length >= pieces.size * SAME_SHARE,
  )
}

/** Words of three letters and more by their beginnings; of Japanese, which has no spaces, pairs of characters. */
function piecesOf(sentence: string): ReadonlySet<string> {
  const words = sentence.toLowerCase().match(/[\p{Script=Latin}\p{N}]{3,}/gu) ?? []
  const eastern = sentence.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu) ?? []
  return new Set([
    ...words.map((word) => word.slice(0, STEM)),
    ...eastern.slice(1).map((character, at) => `${eastern[at]}${character}`),
  ])
}

const STEM = 5

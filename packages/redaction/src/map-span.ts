import type { Span } from '@plainletter/contracts/reading'

import type { Redaction } from './redaction.ts'

/**
 * Carries a span between the given text and its redacted form. An end that falls inside hidden words or inside
 * a token moves out to its edge, so the result always covers whole tokens. `tokens` as `redact` gave them.
 */
export function mapSpan(
  span: Span,
  tokens: readonly Redaction[],
  to: 'redacted' | 'original',
): Span {
  const pairs = tokens.map((one) =>
    to === 'redacted'
      ? { from: one.span, into: one.redactedSpan }
      : { from: one.redactedSpan, into: one.span },
  )
  return [moveEdge(span[0], pairs, 'start'), moveEdge(span[1], pairs, 'end')]
}

type Pair = { from: Span; into: Span }

function moveEdge(at: number, pairs: readonly Pair[], edge: 'start' | 'end'): number {
  let shift = 0
  for (const { from, into } of pairs) {
    if (at <= from[0]) break
    if (at < from[1]) return edge === 'start' ? into[0] : into[1]
    shift = into[1] - from[1]
  }
  return at + shift
}

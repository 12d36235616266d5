import type { Span } from '@plainletter/contracts/reading'

/** The spans of every match of a global pattern; of its group `hide` where the pattern names one. */
export function spansOf(text: string, pattern: RegExp): Span[] {
  return Array.from(text.matchAll(pattern), (match): Span => {
    const hidden = match.groups?.['hide']
    if (hidden === undefined) return [match.index, match.index + match[0].length]
    // The group is the last thing matched in these patterns, so it ends where the match ends.
    const end = match.index + match[0].length
    return [end - hidden.length, end]
  })
}

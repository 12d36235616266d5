/** A pattern source that matches any of these words as they are printed, longest first. */
export function oneOf(words: readonly string[]): string {
  return words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/[ \t]/g, '[ \\t]'))
    .join('|')
}

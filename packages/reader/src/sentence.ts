/** The sentence, line or table cell around a position, within a bounded window. */

export type Stretch = { start: number; end: number }

/** How far a sentence is looked for on either side. */
const WINDOW = 260
/** How much of a line tells whether it is a long one. */
const LINE = 80

/** The sentence that holds `[start, end)`. Ends at a full stop, a blank line, or a line that stands alone. */
export function sentenceAround(text: string, at: Stretch): Stretch {
  return { start: startBefore(text, at.start), end: endAfter(text, at.end) }
}

/** The text before a position in the same sentence. */
export function leftOf(text: string, start: number): string {
  return text.slice(startBefore(text, start), start)
}

/** The text after a position in the same sentence. */
export function rightOf(text: string, end: number): string {
  return text.slice(end, endAfter(text, end))
}

const BOUNDARY =
  /[.!?;](?=["')\]]?\s+["'(]?[\p{Lu}\p{N}£€$*-])|[。！？]|\n[ \t]*\n|\n(?=[ \t]*(?:[-*•]|\d{1,2}[.)]|\([a-z0-9]\)|\p{Lu}))/gu
const ABBREVIATION =
  /(?:\b(?:mr|mrs|ms|dr|no|nos|ref|tel|ltd|st|rd|co|e\.g|i\.e|p|pp|art|nr|abs|approx|incl|etc|inc|dept|[il]gs|artt|avv|sig|dott|gent|egr|spett|apdo|sra?|dña|hnos?|núms?|bzw|inkl|zzgl|ggf|bd|mme|réf|tél|dhr|mevr|[a-z])|\d)$/i

function startBefore(text: string, start: number): number {
  const from = Math.max(0, start - WINDOW)
  const before = text.slice(from, start)
  let last = 0
  for (const match of before.matchAll(BOUNDARY)) {
    if (isBoundary(before, match)) last = match.index + match[0].length
  }
  return from + last
}

/** Whether the line at the end is a long one can only be told from its beginning. */
function endAfter(text: string, end: number): number {
  const from = Math.max(0, end - LINE)
  const around = text.slice(from, end + WINDOW)
  for (const match of around.matchAll(BOUNDARY)) {
    const at = from + match.index
    if (at < end || !isBoundary(around, match)) continue
    return at + (match[0].startsWith('\n') ? 0 : match[0].length)
  }
  return from + around.length
}

/** "At 9:00 a.m. You must": what follows the hour begins anew; "9:00 a.m. Monday" goes on. */
const AFTER_HOUR =
  /^\s+(?:The|You|Your|If|We|Please|This|These|That|It|Any|All|Failure|Unless|When|There|No|They)\b/

/** A new line inside a wrapped sentence, or the stop of "Mr." or "3.", ends nothing. */
function isBoundary(text: string, match: RegExpMatchArray): boolean {
  const at = match.index ?? 0
  const earlier = text.slice(Math.max(0, at - LINE), at)
  if (
    match[0] === '.' &&
    /\d ?[ap]\.m$/i.test(earlier) &&
    AFTER_HOUR.test(text.slice(at + 1, at + 16))
  )
    return true
  if (match[0] === '.')
    return !ABBREVIATION.test(earlier.slice(-8)) || /\d{3}$|\d{2}$/.test(earlier)
  if (match[0] !== '\n') return true
  return !isWrapped(earlier, text.slice(at + 1, at + 3))
}

/** A long line without an end mark or columns runs on when the next one starts low. */
function isWrapped(earlier: string, next: string): boolean {
  const line = earlier.slice(earlier.lastIndexOf('\n') + 1)
  return (
    line.trim().length >= 55 &&
    !/[.:!?]\s*$|\S {4,}\S|\t/.test(line.trim()) &&
    !/^\s*[-*•]/.test(next)
  )
}

/** Makes one limit of a period and the day that is printed for it. */
import type { StatedDeadline } from '@plainletter/contracts/reading'

/** A limit with how strongly it asks and where it stands. */
export type Candidate = StatedDeadline & { score: number; at: number }

/** Two acts to choose from, the second to leave. */
export const CHOICE = /\bor\b[^.]{0,12}(?:\(b\)|move|leave|vacate)|, or\s*$/i

/** "within five working days, that is by": the day is said for a period that nobody else can count. */
function isMeant(text: string, period: Candidate, date: Candidate): boolean {
  const gap = date.at - period.at
  return gap > 0 && gap < 160 && THAT_IS.test(text.slice(period.at, date.at))
}

const THAT_IS =
  /^[^.]{0,150}(?:\bthat is\b|\bi\.e\.?|\bto wit\b|\bnamely\b|\bwhich (?:is|means)\b|\bmeaning\b|\bd\. ?h\.|\bc'est[- ]à[- ]dire\b|\bsoit\b|\bes decir\b|\bossia\b|\bcioè\b|\bdus\b)[^.]{0,40}$/i

/** "within 14 days, that is by 3 March": one limit, printed twice. */
export function joinPairs(
  text: string,
  { candidates, letterDate }: { candidates: readonly Candidate[]; letterDate: string | null },
): Candidate[] {
  const dates = candidates.filter((one) => one.relativeDays === null && one.iso !== null)
  const joined = candidates.map((one) => {
    if (one.relativeDays === null) return one
    const isChoice = CHOICE.test(one.quote)
    const near = isChoice
      ? undefined
      : dates.find((date) => date.at > one.at && date.at - one.at < 70)
    const same = dates.find((date) => date.iso === one.iso)
    if (same) return { ...one, score: one.score + 1.5 }
    const meant = one.iso === null ? dates.find((date) => isMeant(text, one, date)) : undefined
    if (meant) return { ...one, iso: meant.iso, score: one.score + 1.5 }
    return near && one.iso === null && letterDate === null ? { ...one, iso: near.iso } : one
  })
  return joined
}

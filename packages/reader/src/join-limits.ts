/** Makes one limit of a period and the day that is printed for it. */
import type { StatedDeadline } from '@plainletter/contracts/reading'

/** A limit with how strongly it asks and where it stands. */
export type Candidate = StatedDeadline & { score: number; at: number }

/** Two acts to choose from, the second to leave. */
export const CHOICE = /\bor\b[^.]{0,12}(?:\(b\)|move|leave|vacate)|, or\s*$/i

/** "within five working days, that is by": the day is said for a period that nobody else can count. */
function isMeant(text: string, period: Candidate, date: Candidate): boolean {
  const gap = date.at - period.at
  if (gap <= 0 || gap >= 160) return false
  const between = text.slice(period.at, date.at)
  return THAT_IS.test(between) || ON_OR_BEFORE.test(between)
}

/** "within 14 days from the date of service, on or before 17 February": said again behind a comma, and no second act. */
const ON_OR_BEFORE =
  /^(?:(?!\b(?:or|and)\b)[^.,;]){0,110},\s(?:on or before|no later than|not later than|by|ending(?: on)?|expiring(?: on)?)(?: \p{L}{6,9}day,?)?\s$/iu

const THAT_IS =
  /^[^.]{0,150}(?:\bthat is\b|\bi\.e\.?|\bto wit\b|\bnamely\b|\bwhich (?:is|means)\b|\bmeaning\b|\bd\. ?h\.|\bc'est[- ]à[- ]dire\b|\bsoit\b|\bes decir\b|\bossia\b|\bcioè\b|\bdus\b)[^.]{0,40}$/i

/** "Ce délai expire le 14 décembre", "Die Frist endet am": the sender has counted the period. */
function isItsEnd(text: string, period: Candidate, date: Candidate): boolean {
  const between = text.slice(period.at, Math.min(date.at, period.at + FAR_BELOW))
  if (date.at <= period.at || between.length === FAR_BELOW) return false
  return (between.length < 320 && ENDS_ON.test(between)) || IS_LAST_DAY.test(between.slice(-90))
}

/** How far below a period its last day may be printed, where it is called that. */
const FAR_BELOW = 1500

/** "The THREE-DAY notice period expires at 5 p.m. on", "The last day to appeal is": the day that the sender has worked out. */
const IS_LAST_DAY =
  /(?:^|[.;\n])[ \n(]*(?:(?:the|this|your) (?:[\p{L}\d]+[- ]day|\d{1,3}[- ]days?|[\p{L}]+ \(\d{1,3}\)[- ]days?) (?:notice )?(?:period|notice|time) (?:will )?(?:expires?|ends?)|(?:the|your) (?:last|final) (?:day|date) (?:to|for) [^.\n]{3,40}?(?: is|:))(?:[^.\n]|[ap]\.m\.){0,24}$/iu

/** Months have no number of days. */
function isPeriod({ relativeDays, unit }: Candidate): boolean {
  return relativeDays !== null || unit === 'months'
}

/** The period with the day that the sender says is its last. */
function counted(
  text: string,
  { period, dates }: { period: Candidate; dates: readonly Candidate[] },
): Candidate {
  const end = dates.find(
    (date) => date !== period && (isItsEnd(text, period, date) || isMeant(text, period, date)),
  )
  return end ? { ...period, iso: end.iso, score: period.score + 1.5 } : period
}

const ENDS_ON =
  /[.;(\n][ \n(]*(?:ce|ledit|le|diese|die|dieser|este|dicho|el|questo|tale|il|deze|de|this|that|the) (?:\p{L}+ )?(?:délai|\p{L}*frist|plazo|termine|\p{L}*termijn|period|deadline) (?:\p{L}+ )?(?:expire|se termine|prend fin|endet|läuft|expira|vence|finaliza|termina|scade|spira|eindigt|verstrijkt|verloopt|loopt|court|corre|ends|expires)[^.\n]{0,30}$|[.;(\n][ \n(]*(?:the|these|those|your) (?:\d{1,3}|\p{L}{3,12}(?:[- ]\p{L}{3,5})?) ?(?:\(\d{1,3}\) )?(?:working |business |calendar )?(?:days|weeks|months) (?:(?:will )?(?:end|finish|expire|run out|finishes)|are up|is up)[^.\n]{0,30}$/iu

/** "within 14 days, that is by 3 March": one limit, printed twice. */
export function joinPairs(
  text: string,
  { candidates, letterDate }: { candidates: readonly Candidate[]; letterDate: string | null },
): Candidate[] {
  const dates = candidates.filter((one) => one.relativeDays === null && one.iso !== null)
  return candidates.map((one) => {
    const known = isPeriod(one) ? counted(text, { period: one, dates }) : one
    if (one.relativeDays === null) return known
    if (dates.some((date) => date.iso === one.iso)) return { ...one, score: one.score + 1.5 }
    return known === one ? beside(text, { period: one, dates, letterDate }) : known
  })
}

/** The period with the day that is printed for it close by. */
function beside(
  text: string,
  given: { period: Candidate; dates: readonly Candidate[]; letterDate: string | null },
): Candidate {
  const { period, dates, letterDate } = given
  if (period.iso !== null) return period
  const meant = dates.find((date) => isMeant(text, period, date))
  if (meant) return { ...period, iso: meant.iso, score: period.score + 1.5 }
  if (letterDate !== null || period.unit === 'hours' || CHOICE.test(period.quote)) return period
  const near =
    dates.find((date) => date.at > period.at && date.at - period.at < 70) ?? onlyDay(period, dates)
  return near ? { ...period, iso: near.iso } : period
}

/** "You have 10 days" at the top, "what to do by 24 April" below: the one day to act that a paper without its own date prints. */
function onlyDay(period: Candidate, dates: readonly Candidate[]): Candidate | undefined {
  const asked = dates.filter(({ score, what }) => score > 0 && what !== 'attend')
  const [day] = asked
  if (!day || day.at < period.at || asked.some(({ iso }) => iso !== day.iso)) return undefined
  return period.from === 'unknown' || period.from === 'letter' ? day : undefined
}

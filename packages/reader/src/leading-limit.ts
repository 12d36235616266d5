/** Which of a letter's time limits leads. */
import { isoOf } from './found-date.ts'
import type { Candidate } from './join-limits.ts'
import type { Found } from './last-day.ts'

/** Of several letters in one upload the one with the latest date speaks last, where it sets a limit. */
export function ofLastLetter(
  { dates }: Found,
  candidates: readonly Candidate[],
): readonly Candidate[] {
  const own = dates.filter(({ role, day }) => role === 'letter' && day > 0)
  const last = own.toSorted((a, b) => ((isoOf(a) ?? '') < (isoOf(b) ?? '') ? 1 : -1))[0]
  const later = candidates.filter(({ at, score }) => last && at > last.start && score > 0)
  return later.length > 0 ? later : candidates
}

/** The strongest limit; before a hearing the time to answer, before a payment the time to appeal that comes first or that stops it. */
export function leadingLimit(
  found: Found,
  candidates: readonly Candidate[],
): Candidate | undefined {
  const strongest = candidates.toSorted((a, b) => b.score - a.score || a.at - b.at)[0]
  if (strongest === undefined) return undefined
  if (strongest.what === 'attend') return answerBefore(found, candidates, strongest) ?? strongest
  return (
    dayToLeave(found, candidates, strongest) ??
    dayBeforeThreat(candidates, strongest) ??
    dayBeforeEffect(candidates, strongest) ??
    dayBeforeCut(found, candidates, strongest) ??
    beforePayment(found, candidates, strongest)
  )
}

/** Of a notice that counts days the printed end; of two days the one that is not only meant in the alternative. */
function dayToLeave(
  found: Found,
  candidates: readonly Candidate[],
  strongest: Candidate,
): Candidate | undefined {
  if (IN_THE_ALTERNATIVE.test(strongest.quote)) return earlierDayToLeave(candidates, strongest)
  if (!isTimeToLeave(found, strongest)) return undefined
  return candidates.find(isPrintedEnd) ?? strongest
}

/** "Fristlos, hilfsweise zum 31. Januar; die Wohnung ist bis zum 30. November zu räumen": the day to leave comes first. */
function earlierDayToLeave(
  candidates: readonly Candidate[],
  { iso }: Candidate,
): Candidate | undefined {
  return candidates.find(
    (one) =>
      one.what === 'leave' && one.iso !== null && iso !== null && one.iso < iso && one.score > 0,
  )
}

const IN_THE_ALTERNATIVE =
  /(?<!\p{L})(?:hilfsweise|vorsorglich|ersatzweise|subsidiär|à titre subsidiaire|subsidiariamente|in subordine|subsidiair|in the alternative)(?!\p{L})/iu

/** The limit itself, or what comes before it where it is a payment. */
function beforePayment(
  found: Found,
  candidates: readonly Candidate[],
  strongest: Candidate,
): Candidate {
  if (strongest.what !== 'pay') return strongest
  return dayForReceipt(candidates, strongest) ?? appealBefore(found, candidates, strongest)
}

function appealBefore(
  found: Found,
  candidates: readonly Candidate[],
  payment: Candidate,
): Candidate {
  const appeals = candidates.filter(({ what, score }) => what === 'appeal' && score > 0)
  return appeals.find((appeal) => goesFirst(found, appeal, payment)) ?? payment
}

/** "10 days from receipt" beside "if payment is not received by May 12": nobody can count the one, and the other is printed. */
function dayForReceipt(
  candidates: readonly Candidate[],
  { iso, from, at }: Candidate,
): Candidate | undefined {
  if (iso !== null || from !== 'receipt') return undefined
  return candidates.find(
    (one) => one.what === 'pay' && one.iso !== null && one.score > 0 && one.at < at,
  )
}

/** "Pay on or before 20 June" above "if this is not resolved within 21 days it goes to a lawyer", in a paper without a date: the day that can be kept leads. */
function dayBeforeThreat(
  candidates: readonly Candidate[],
  { iso, from, relativeDays, quote, at }: Candidate,
): Candidate | undefined {
  const isUncounted = iso === null && relativeDays !== null && from !== 'receipt'
  if (!isUncounted || from === 'service' || !THREAT.test(quote)) return undefined
  return candidates.find(
    (one) => one.what === 'pay' && one.iso !== null && one.score > 0 && one.at < at,
  )
}

const THREAT = /\b(?:if|unless|failure|failing|should (?:you|we|this|it|the))\b/i

/** "Remove it within three months of the day the notice takes effect": it can be appealed until that day, and no longer. */
function dayBeforeEffect(
  candidates: readonly Candidate[],
  { what, iso }: Candidate,
): Candidate | undefined {
  if (what === 'appeal' || iso === null) return undefined
  return candidates.find(
    (one) =>
      one.what === 'appeal' &&
      one.iso !== null &&
      one.iso < iso &&
      /\btakes effect on\b/i.test(one.quote),
  )
}

/** "Die Versorgung wird am 4. Dezember unterbrochen. Zahlen Sie bis zum 2. Dezember": on the day of the cut it is too late. */
function dayBeforeCut(
  { documentType, letter }: Found,
  candidates: readonly Candidate[],
  { what, iso }: Candidate,
): Candidate | undefined {
  if (documentType !== 'UTILITY_BILL_DEMAND' || letter.language === 'en') return undefined
  if (what !== 'act' || iso === null) return undefined
  return candidates.find(
    (one) => one.what === 'pay' && one.iso !== null && one.iso < iso && one.score > 0,
  )
}

/** "3-DAY NOTICE TO LEAVE", and nothing that may be paid or put right in that time. */
function isTimeToLeave({ documentType }: Found, { what, relativeDays, quote }: Candidate): boolean {
  return (
    documentType === 'EVICTION_NOTICE' &&
    relativeDays !== null &&
    (what === 'leave' || what === 'act') &&
    !/\b(?:pay|paid|payment|cure|remedy|correct|comply|quit or|dispute|challenge|contest|oppose|object)\b/i.test(
      quote,
    )
  )
}

/** The day on which the landlord says that the notice ends: nobody needs to count. */
function isPrintedEnd({ what, iso, relativeDays, score }: Candidate): boolean {
  return what === 'leave' && iso !== null && relativeDays === null && score > 0
}

/** Of a fine an earlier day. Abroad an objection to a claim for benefits paid back stops the payment, and its time is lost for good. */
function goesFirst(
  { documentType, letter }: Found,
  appeal: Candidate,
  payment: Candidate,
): boolean {
  if (documentType === 'BENEFIT_OVERPAYMENT') return letter.language !== 'en'
  if (documentType !== 'PENALTY_CHARGE_NOTICE') return false
  if (appeal.iso !== null) return payment.iso !== null && appeal.iso < payment.iso
  // Three months to pay and one to object, both from a service whose day is not printed.
  return letter.language !== 'en' && payment.iso === null && isNoLonger(appeal, payment)
}

/** Months are not told by their number: of two such times the objection is the one that is lost. */
function isNoLonger(appeal: Candidate, payment: Candidate): boolean {
  const [own, other] = [appeal.relativeDays, payment.relativeDays]
  return own === null || other === null ? other === null : own <= other
}

/** Who does not answer a summons in time loses by default, long before the hearing that it names. */
function answerBefore(
  { documentType }: Found,
  candidates: readonly Candidate[],
  { iso: hearing }: Candidate,
): Candidate | undefined {
  if (documentType !== 'COURT_CLAIM' || hearing === null) return undefined
  return candidates.find(
    ({ what, iso, relativeDays, quote, from, score }) =>
      what !== 'attend' &&
      score > 0 &&
      (from === 'service' || ANSWER.test(quote)) &&
      (iso === null ? (relativeDays ?? 0) >= 5 : iso < hearing),
  )
}

const ANSWER =
  /\b(?:file|serve|submit|send|lodge|enter|deliver|make|give)\b[^.]{0,60}\b(?:answer|defen[cs]e|response|acknowledgment|acknowledgement|appearance|reply|admission)\b|\b(?:answer|respond|reply) (?:to )?(?:the|this) (?:attached |enclosed )?(?:complaint|claim|summons|petition|lawsuit)\b|\bwritten (?:answer|response|defen[cs]e)\b/i

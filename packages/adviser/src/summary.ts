/** The verdict (am I in trouble, how long have I got?) and the short account after it. */
import { formatLong } from '@plainletter/calendar/plain-date'
import type { DerivedDeadline } from '@plainletter/contracts/analysis'
import type { StatedDeadline } from '@plainletter/contracts/reading'

import { shortAnswer } from './answer-question.ts'
import { fixedClaim, joinProof, letterBases, wholeLetterBasis } from './basis.ts'
import type { Claim } from './basis.ts'
import { undatedPeriod } from './deadlines.ts'
import { kindWithArticle, topicName } from './names.ts'
import type { Situation } from './situation.ts'

/** The one sentence of the head. A scam leads with being one. */
export function verdictClaims(situation: Situation): Claim[] {
  const { facts, main, isScam, answer, coverage } = situation
  if (facts.text.trim() === '') return [fixedClaim('noWords')]
  if (isScam) return [{ says: fixedClaim('looksLikeScam').says, basis: facts.kindBasis }]
  if (facts.reading.documentType === 'ENQUIRY') {
    return answer
      ? [shortAnswer(answer)]
      : main
        ? [deadlineClaim(situation, main)]
        : [fixedClaim('noCertainAnswer')]
  }
  if (main) return [deadlineClaim(situation, main)]
  const period = undatedPeriod(facts)
  if (period) return [periodClaim(situation, period)]
  if (facts.reading.documentType === 'OTHER') return [fixedClaim('unknownKind')]
  const basis = facts.kindBasis
  return coverage.depth === 'none'
    ? [{ says: `This looks like ${kindWithArticle(facts.reading.documentType)}.`, basis }]
    : [{ says: `This is ${kindWithArticle(facts.reading.documentType)}.`, basis }]
}

/** Who wrote, when, about how much, for whom, and what it is not. */
export function summaryClaims(situation: Situation): Claim[] {
  const { facts, main, deadlines } = situation
  const { reading } = facts
  const claims: Claim[] = []
  if (main?.isPassed) claims.push(fixedClaim('stillAct'))
  if (reading.documentType === 'ENQUIRY')
    claims.push(topicClaim(situation), ...(main ? [deadlineClaim(situation, main)] : []))
  else claims.push(...senderClaims(situation))
  claims.push(...courtTalkClaims(situation), ...nextDateClaims(deadlines))
  if (isQuiet(situation)) claims.push(fixedClaim('nothingToDo'))
  else if (needsDateNotice(situation)) claims.push(fixedClaim('noReplyDate'))
  if (situation.coverage.depth === 'none' && !situation.isScam)
    claims.push(fixedClaim('askFreeHelp'))
  if (reading.hasSeveralLetters) claims.push(fixedClaim('severalLetters'))
  return claims
}

/** 'in 12 days', 'tomorrow', 'today'. */
export function whenWords({ daysLeft }: DerivedDeadline): string {
  if (daysLeft === 0) return 'today'
  return daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`
}

export function lowerFirst(text: string): string {
  return /^(?:I\b|\p{Lu}{2})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

function deadlineClaim({ facts }: Situation, main: DerivedDeadline): Claim {
  const { documentType } = facts.reading
  const subject =
    documentType === 'ENQUIRY' || documentType === 'OTHER'
      ? 'There is a date to keep'
      : `This is ${kindWithArticle(documentType)}`
  const basis = [...facts.kindBasis, ...main.basis]
  if (main.isPassed) {
    return { says: `${subject}, and the date to act, ${formatLong(main.date)}, has passed.`, basis }
  }
  const action = lowerFirst(main.action).replace(/[.\s]+$/, '')
  return { says: `${subject}: ${action} by ${formatLong(main.date)}, ${whenWords(main)}.`, basis }
}

const PERIOD_STARTS = {
  letter: 'from its date',
  issue: 'from its date',
  service: 'from the day it was served',
  receipt: 'from the day you got it',
  event: 'from the event it names',
  unknown: 'from a day it does not name',
} as const satisfies Record<StatedDeadline['from'], string>

function periodClaim({ facts }: Situation, period: StatedDeadline): Claim {
  const days = period.relativeDays ?? 0
  const unit = period.unit === 'working_days' ? 'working day' : 'day'
  const length = `${days} ${unit}${days === 1 ? '' : 's'}`
  const says = `This is ${kindWithArticle(facts.reading.documentType)} that gives you ${length} ${PERIOD_STARTS[period.from]}.`
  return { says, basis: [...facts.kindBasis, ...letterBases(facts.text, [period.span])] }
}

function senderClaims(situation: Situation): Claim[] {
  const { sender, creditor } = situation.facts
  const first = writerClaims(situation)
  if (!creditor || creditor.name === sender?.name) return first
  return [
    ...first,
    { says: `It says the money was first owed to ${creditor.name}.`, basis: creditor.basis },
  ]
}

function writerClaims({ facts, isScam }: Situation): Claim[] {
  const { sender, mainSum, letterDate } = facts
  if (!sender || isScam)
    return mainSum ? [{ says: `It asks about ${mainSum.words}.`, basis: mainSum.basis }] : []
  const on = letterDate ? ` on ${formatLong(letterDate)}` : ''
  const about = mainSum ? ` about ${mainSum.words}` : ''
  const basis = joinProof(sender, mainSum, { basis: facts.letterDateBasis })
  return [{ says: `${sender.name} wrote it${on}${about}.`, basis }]
}

function topicClaim({ facts: { reading, mainSum, text } }: Situation): Claim {
  const sum = mainSum ? `, and about ${mainSum.words}` : ''
  const question = letterBases(text, [reading.question?.span ?? null])
  const basis = question.length > 0 ? question : wholeLetterBasis(text)
  return {
    says: `Your question is about ${topicName(reading.topic)}${sum}.`,
    basis: [...basis, ...(mainSum?.basis ?? [])],
  }
}

/** A letter that speaks of court is not a court paper: said to calm, and only where its kind shows it. */
function courtTalkClaims({ facts }: Situation): Claim[] {
  const { documentType, threats, isOfficialDemand } = facts.reading
  const isLetter = [
    'DEBT_COLLECTION_LETTER',
    'PARKING_TICKET',
    'LETTER_BEFORE_CLAIM',
    'PPL_PRS_BILL',
    'COPYRIGHT_INFRINGEMENT_LETTER',
  ].includes(documentType)
  const talk = threats.filter((threat) => threat.kind === 'court' && threat.mood !== 'has_been')
  if (!isLetter || isOfficialDemand || talk.length === 0) return []
  const basis = [
    ...facts.kindBasis,
    ...letterBases(
      facts.text,
      talk.map((threat) => threat.span),
    ),
  ]
  return [{ says: 'It speaks of court, but it is not a court paper.', basis }]
}

function nextDateClaims(deadlines: readonly DerivedDeadline[]): Claim[] {
  const next = deadlines.find((deadline) => !deadline.isMain && !deadline.isPassed)
  if (!next) return []
  const says = `Another date to know is ${formatLong(next.date)}: ${lowerFirst(next.action).replace(/[.\s]+$/, '')}.`
  return [{ says, basis: next.basis }]
}

function isQuiet({ facts, main }: Situation): boolean {
  const { documentType, threats, deadline, isOfficialDemand } = facts.reading
  return documentType === 'OTHER' && !main && !deadline && threats.length === 0 && !isOfficialDemand
}

function needsDateNotice({ facts, main, isScam }: Situation): boolean {
  return (
    !main &&
    !isScam &&
    !facts.reading.isEnquiry &&
    undatedPeriod(facts) === null &&
    facts.text.trim() !== ''
  )
}

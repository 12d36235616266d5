/** The one sentence of the head: am I in trouble, and how long have I got? */
import { formatLong } from '@plainletter/calendar/plain-date'
import type { Basis, DerivedDeadline } from '@plainletter/contracts/analysis'
import type { StatedDeadline } from '@plainletter/contracts/reading'

import { shortAnswer } from './answer-question.ts'
import { fixedClaim, letterBases } from './basis.ts'
import type { Claim } from './basis.ts'
import { undatedPeriod } from './deadlines.ts'
import { asksForPayment } from './facts.ts'
import { kindWithArticle, lowerFirst } from './names.ts'
import type { Situation } from './situation.ts'

/** Under this confidence the kind is a guess, and said as one. */
const SURE = 0.7

/** A scam leads with being one; a question with its short answer; a letter with its day. */
export function verdictClaim(situation: Situation): Claim {
  const { facts, main, isScam } = situation
  if (facts.text.trim() === '') return fixedClaim('noWords')
  if (isScam) return { says: fixedClaim('looksLikeScam').says, basis: facts.kindBasis }
  if (facts.reading.documentType === 'ENQUIRY') return questionVerdict(situation)
  if (main) return deadlineClaim(situation, main)
  const period = undatedPeriod(facts)
  if (period) return periodClaim(situation, period)
  if (facts.reading.documentType === 'OTHER')
    return fixedClaim(isQuiet(situation) ? 'quietKind' : 'unknownKind')
  return { says: `${opening(situation)}.`, basis: facts.kindBasis }
}

/** Nothing in it asks for anything. What is told about others, or aimed at software, does not count. */
export function isQuiet({ facts, main }: Situation): boolean {
  const { documentType, deadline, isOfficialDemand, amounts } = facts.reading
  const asksNothing =
    !asksForPayment(facts.reading) && amounts.every((amount) => amount.role !== 'total')
  return documentType === 'OTHER' && !main && !deadline && !isOfficialDemand && asksNothing
}

/** What it is, by when to act, and how many days that leaves. */
export function deadlineClaim(situation: Situation, main: DerivedDeadline): Claim {
  const { kindBasis, reading } = situation.facts
  const isPlain = reading.documentType === 'ENQUIRY' || reading.documentType === 'OTHER'
  const subject = isPlain ? 'There is a date to know' : opening(situation)
  const basis = [...dayProof(main), ...kindBasis]
  const day = formatLong(main.date)
  if (main.isPassed) {
    const says = isPlain
      ? `The date to know, ${day}, has passed.`
      : `${subject}, and the date to act, ${day}, has passed.`
    return { says, basis }
  }
  return { says: `${subject}: ${shortAction(main.action)} by ${day}, ${whenWords(main)}.`, basis }
}

const BARE_DATE = /^[\d\s/.,-]*(?:\d{1,2}(?:st|nd|rd|th)? [A-Z][a-z]+ \d{4})?$/

/** The law, and the one quote that gives the day: a bare date only when nothing else shows it. */
function dayProof({ basis }: DerivedDeadline): Basis[] {
  const quotes = basis.filter((one) => one.kind === 'letter')
  const telling = quotes.find((one) => !BARE_DATE.test(one.quote.trim())) ?? quotes[0]
  return [...basis.filter((one) => one.kind === 'law'), ...(telling ? [telling] : [])]
}

/** What to do without its second half: 'reply to the claim' of 'Reply to the claim, or send the form'. */
function shortAction(action: string): string {
  const first = action.split(/[,(;:]/)[0]?.trim() ?? ''
  const short = first.split(' ').length > 1 ? first : action
  return lowerFirst(short).replace(/[.\s]+$/, '')
}

/** 'in 12 days', 'tomorrow', 'today'. */
export function whenWords({ daysLeft }: DerivedDeadline): string {
  if (daysLeft === 0) return 'today'
  return daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`
}

function questionVerdict(situation: Situation): Claim {
  const { answer, main } = situation
  if (answer) return shortAnswer(answer)
  if (main) return deadlineClaim(situation, main)
  return fixedClaim(situation.coverage.depth === 'none' ? 'noCertainAnswer' : 'shortBelief')
}

function opening({ facts: { reading } }: Situation): string {
  return `${reading.confidence >= SURE ? 'This is' : 'This looks like'} ${kindWithArticle(reading.documentType)}`
}

const PERIOD_STARTS = {
  letter: 'from its date',
  issue: 'from its date',
  service: 'from the day it was served',
  receipt: 'from the day you got it',
  event: 'from the event it names',
  unknown: 'from a day it does not name',
} as const satisfies Record<StatedDeadline['from'], string>

function periodClaim(situation: Situation, period: StatedDeadline): Claim {
  const { text, kindBasis } = situation.facts
  const days = period.relativeDays ?? 0
  const unit = period.unit === 'working_days' ? 'working day' : 'day'
  const length = `${days} ${unit}${days === 1 ? '' : 's'}`
  const says = `${opening(situation)} that gives you ${length} ${PERIOD_STARTS[period.from]}.`
  return { says, basis: [...kindBasis, ...letterBases(text, [period.span])] }
}

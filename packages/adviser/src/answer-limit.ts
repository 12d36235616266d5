/** The last day of the time that an answer gives, where the question tells on which day it began. */
import { deriveFromRule } from '@plainletter/calendar/derive-deadline'
import { daysBetween } from '@plainletter/calendar/plain-date'
import type { DerivedDeadline } from '@plainletter/contracts/analysis'
import { formatDay } from '@plainletter/phrases/format'
import { say } from '@plainletter/phrases/phrases'

import { letterBases } from './basis.ts'
import type { Claim } from './basis.ts'
import { isUsableDate } from './facts.ts'
import type { Facts } from './facts.ts'
import type { FoundAnswer } from './find-answer.ts'
import type { Candidate } from './same-limit.ts'

/** Null where the day is not told, or is over: who asks late has more to tell than a day. */
export function limitOfAnswer(facts: Facts, answer: FoundAnswer | null): Candidate | null {
  const limit = answer?.best.rule.limit
  const told = facts.reading.toldEvents?.find(({ event }) => event === limit?.from)
  if (!answer || !limit || !told || !isUsableDate(told.iso)) return null
  const { phrases, today, text, closed } = facts
  const { from: _from, ...terms } = limit
  const { date, working } = deriveFromRule({
    phrases,
    terms: { ...terms, trigger: 'incident' },
    trigger: told.iso,
    closed,
  })
  if (date < today) return null
  const deadline: DerivedDeadline = {
    date,
    isMain: false,
    isPassed: false,
    daysLeft: daysBetween(today, date),
    action: say(phrases, 'doAnswer'),
    consequence: null,
    source: 'law',
    working,
    basis: [...answer.best.basis, ...letterBases(text, [told.span])],
  }
  return { deadline, mayLead: true }
}

/** "Counted from 9 November 2026, the last day is 30 November 2026." */
export function limitClaims(facts: Facts, answer: FoundAnswer | null): Claim[] {
  const found = limitOfAnswer(facts, answer)
  const began = found?.deadline.working[0]?.date
  if (!found || !began) return []
  const { phrases } = facts
  const [from, day] = [began, found.deadline.date].map((one) => formatDay(phrases, one))
  return [
    {
      says: say(phrases, 'lastDayCounted', { from: from ?? '', day: day ?? '' }),
      basis: found.deadline.basis,
    },
  ]
}

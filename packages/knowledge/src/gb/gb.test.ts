/** What the United Kingdom's rows promise beyond what holds for every country. */
import type { Rule } from '@plainletter/contracts/rule'
import { expect, test } from 'vitest'

import { loadKnowledge } from '../load.ts'

const GB = await loadKnowledge('gb')

const COVERED = [
  'DEBT_COLLECTION_LETTER',
  'LETTER_BEFORE_CLAIM',
  'COURT_CLAIM',
  'COURT_JUDGMENT',
  'STATUTORY_DEMAND',
  'PPL_PRS_BILL',
  'TV_LICENCE_LETTER',
  'UTILITY_BILL_DEMAND',
  'SCAM_LETTER',
  'EVICTION_NOTICE',
  'RENT_ARREARS_LETTER',
  'DISMISSAL_LETTER',
  'REDUNDANCY_NOTICE',
  'BENEFIT_OVERPAYMENT',
  'TAX_DEMAND',
  'INSURANCE_DECISION',
  'COPYRIGHT_INFRINGEMENT_LETTER',
  'BAILIFF_NOTICE',
  'COUNCIL_TAX_DEMAND',
  'PARKING_TICKET',
  'PENALTY_CHARGE_NOTICE',
  'ENQUIRY',
] as const

function addDays(iso: string, days: number): string {
  const date = new Date(`${iso}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

function addMonths(iso: string, months: number): string {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last)))
    .toISOString()
    .slice(0, 10)
}

/** Easter 2026 falls inside the examples, so its two holidays are written here by hand. */
const HOLIDAYS = [
  '2026-04-03',
  '2026-04-06',
  '2026-05-04',
  '2026-05-25',
  '2026-08-31',
  '2026-12-25',
  '2026-12-28',
]

function isWorkingDay(iso: string): boolean {
  const weekday = new Date(`${iso}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !HOLIDAYS.includes(iso)
}

function addWorkingDays(iso: string, days: number): string {
  let current = iso
  for (let left = days; left > 0; left -= isWorkingDay(current) ? 1 : 0)
    current = addDays(current, 1)
  return current
}

const ADD = {
  days: addDays,
  weeks: (iso: string, count: number) => addDays(iso, count * 7),
  months: addMonths,
  working_days: addWorkingDays,
  clear_days: (iso: string, count: number) => addDays(iso, count + 1),
  hours: (iso: string, count: number) => addDays(iso, Math.ceil(count / 24)),
} as const

function workOut({ terms, example }: Extract<Rule, { kind: 'deadline' }>): string {
  const served =
    terms.service === undefined
      ? example.trigger
      : ADD[terms.service.unit](example.trigger, terms.service.days)
  let day = ADD[terms.unit](served, terms.count)
  if (terms.roll === 'none') return day
  while (!isWorkingDay(day)) day = addDays(day, terms.roll === 'next_working_day' ? 1 : -1)
  return day
}

test.each(COVERED)('the rows cover %s with at least twelve', (kind) => {
  expect(GB.rules.filter((rule) => rule.kinds.includes(kind)).length).toBeGreaterThanOrEqual(12)
})

test.each(['debt', 'consumer'] as const)(
  'at least twelve questions about %s are answered',
  (topic) => {
    const answers = GB.rules.filter(
      (rule) => rule.kind === 'answer' && rule.topics?.includes(topic),
    )
    expect(answers.length).toBeGreaterThanOrEqual(12)
  },
)

const deadlines = GB.rules.filter((rule) => rule.kind === 'deadline')
test.each(deadlines.map((rule) => [rule.id, rule] as const))(
  '%s: its worked example comes out',
  (_id, rule) => {
    expect(workOut(rule)).toBe(rule.example.result)
  },
)

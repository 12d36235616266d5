/** What a letter may use: words for its slots, and the facts that its rows ask for. All from the reading and the analysis. */
import { formatLong, isPlainDate } from '@plainletter/calendar/plain-date'
import type { Analysis } from '@plainletter/contracts/analysis'
import type { PlainDate } from '@plainletter/contracts/country'
import type { Reading } from '@plainletter/contracts/reading'

import type { LetterFact, SlotName } from './paragraph.ts'

export type DraftInput = {
  text: string
  reading: Reading
  analysis: Analysis
  today: PlainDate
  userGoal?: string
}

export type LetterFacts = {
  slots: Partial<Record<SlotName, string>>
  holds: ReadonlySet<LetterFact>
}

const TIME_WORDS = /instal|afford|payment plan|time to pay|spread|arrangement/i
const PARKING_WORDS = /\bparking\b/i
const VEHICLE_LABEL = /vehicle|registration|\bvrm\b|\breg\b|number ?plate/i
const MOST_REFERENCES = 2

/** Gathers slots and facts. A name or reference that the letter does not hold is not used. */
export function gatherLetterFacts(input: DraftInput): LetterFacts {
  const slots = findSlots(input)
  return {
    slots,
    holds: new Set(
      factTests(input, slots)
        .filter(([, isTrue]) => isTrue)
        .map(([fact]) => fact),
    ),
  }
}

function findSlots(input: DraftInput): LetterFacts['slots'] {
  const { reading, analysis, text } = input
  const main = analysis.deadlines.find((deadline) => deadline.isMain && !deadline.isPassed)
  const letterDate = reading.dates.find(
    (mention) => mention.role === 'letter' && isPlainDate(mention.iso),
  )?.iso
  const vehicle = reading.references.find(
    (reference) => isVehicle(reference) && text.includes(reference.value),
  )?.value
  return dropEmpty({
    sender: isCourt(reading.senderOrganization) ? null : reading.senderOrganization,
    creditor: reading.originalCreditor,
    sum: printedTotal(input) ?? 'the sum you ask for',
    letterDate: isPlainDate(letterDate) ? formatLong(letterDate) : null,
    reference: referenceLine(input),
    replyBy: main ? formatLong(main.date) : null,
    vehicle,
  })
}

function factTests(
  { reading, analysis, text, userGoal }: DraftInput,
  slots: LetterFacts['slots'],
): [LetterFact, boolean][] {
  const { countryCode, nation } = reading.jurisdiction
  const hasProblem = (kind: string) =>
    analysis.checks.some((check) => check.kind === kind && check.result === 'problem')
  const isGb = countryCode === 'gb'
  return [
    ['gb', isGb],
    ['england_or_wales', isGb && nation !== 'scotland' && nation !== 'northern_ireland'],
    [
      'court_talk',
      reading.threats.some((threat) => threat.kind === 'court' || threat.kind === 'judgment'),
    ],
    ['sum_gap', hasProblem('money')],
    ['too_old', hasProblem('limitation')],
    ['wants_time', TIME_WORDS.test(userGoal ?? '')],
    ['about_parking', PARKING_WORDS.test(text)],
    ['date_passed', analysis.deadlines.some((one) => one.isMain && one.isPassed)],
    ['has_creditor', slots.creditor !== undefined],
    ['has_letter_date', slots.letterDate !== undefined],
    ['has_vehicle', slots.vehicle !== undefined],
  ]
}

/** The total in the letter's own figures. */
function printedTotal({ reading, text }: DraftInput): string | null {
  const total = reading.amounts.find((amount) => amount.role === 'total')
  const printed = total ? text.slice(total.span[0], total.span[1]).trim() : ''
  return /\d/.test(printed) && printed.length <= 20 ? printed : null
}

function referenceLine({ reading, text }: DraftInput): string | null {
  const values = reading.references
    .filter((reference) => !isVehicle(reference) && text.includes(reference.value))
    .map((reference) => reference.value.trim())
  return [...new Set(values)].slice(0, MOST_REFERENCES).join(', ')
}

/** The court is never the one written to. */
function isCourt(name: string | null): boolean {
  return /\b(?:court|tribunal|HMCTS|business centre)\b/i.test(name ?? '')
}

function isVehicle({ label }: Reading['references'][number]): boolean {
  return VEHICLE_LABEL.test(label ?? '')
}

function dropEmpty(slots: Record<SlotName, string | null | undefined>): LetterFacts['slots'] {
  const found: LetterFacts['slots'] = {}
  for (const name of SLOT_NAMES) {
    const value = slots[name]?.replace(/\s+/g, ' ').trim()
    if (value) found[name] = value
  }
  return found
}

const SLOT_NAMES: readonly SlotName[] = [
  'sender',
  'creditor',
  'sum',
  'letterDate',
  'reference',
  'replyBy',
  'vehicle',
]

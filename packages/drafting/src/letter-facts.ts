/** What a letter may use: words for its slots, and the facts that its rows ask for. All from the reading and the analysis. */
import { formatLong, isPlainDate } from '@plainletter/calendar/plain-date'
import type { Analysis, Check } from '@plainletter/contracts/analysis'
import type { PlainDate } from '@plainletter/contracts/country'
import type { Reading } from '@plainletter/contracts/reading'
import { EN as LETTER_PHRASES } from '@plainletter/phrases/en/index'
import { formatMoney } from '@plainletter/phrases/format'

import type { LetterFact, SlotName } from './paragraph.ts'
import { sumAsked } from './sum-words.ts'
import { TEXT_FACTS, showsFact } from './text-cues.ts'

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
    sender: recipient(input),
    creditor: reading.originalCreditor,
    sum: knownSum(input) ?? 'the sum you ask for',
    letterDate: isPlainDate(letterDate) ? formatLong(letterDate) : null,
    reference: referenceLine(input),
    replyBy: main && !isHearing(main.date, reading) ? formatLong(main.date) : null,
    hearingOn: main && isHearing(main.date, reading) ? formatLong(main.date) : null,
    vehicle,
    ...feeSlots(analysis),
  })
}

type Detail = NonNullable<Check['detail']>

function detailOf<Code extends Detail['code']>(
  { checks }: Analysis,
  code: Code,
): Extract<Detail, { code: Code }> | undefined {
  const isThis = (one: Detail | undefined): one is Extract<Detail, { code: Code }> =>
    one?.code === code
  return checks.map((check) => check.detail).find(isThis)
}

function feeSlots(
  analysis: Analysis,
): Pick<Record<SlotName, string | null>, 'feePrinted' | 'feeLegal'> {
  const fee = detailOf(analysis, 'fee_above_law')
  const words = ({ value, currency }: { value: number; currency: string }) =>
    formatMoney(LETTER_PHRASES, value, currency)
  return { feePrinted: fee ? words(fee.printed) : null, feeLegal: fee ? words(fee.legal) : null }
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
    ['scotland', isGb && nation === 'scotland'],
    ['northern_ireland', isGb && nation === 'northern_ireland'],
    ['sum_gap', detailOf(analysis, 'sum_gap') !== undefined],
    ['fee_above_law', slots.feeLegal !== undefined],
    ['too_old', hasProblem('limitation')],
    ['late_notice', detailOf(analysis, 'late_notice') !== undefined],
    ['wants_time', TIME_WORDS.test(userGoal ?? '')],
    ...TEXT_FACTS.map(([fact, words]): [LetterFact, boolean] => [fact, words.test(text)]),
    ['date_passed', analysis.deadlines.some((one) => one.isMain && one.isPassed)],
    ['has_creditor', slots.creditor !== undefined],
    ['has_letter_date', slots.letterDate !== undefined],
    ['has_vehicle', slots.vehicle !== undefined],
  ]
}

/** Only a sum whose figures the letter prints. */
function knownSum({ reading, text }: DraftInput): string | null {
  const sum = sumAsked(reading)
  const digits = sum?.replace(/[^\d.]/g, '') ?? ''
  return digits !== '' && text.replaceAll(',', '').includes(digits) ? sum : null
}

/** A date or a tax year is no reference, though some are printed where one stands. */
const NO_REFERENCE = /^(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}\s?[/-]\s?\d{2,4})$/

function referenceLine({ reading, text }: DraftInput): string | null {
  const values = reading.references
    .filter((reference) => !isVehicle(reference) && text.includes(reference.value))
    .map((reference) => reference.value.trim())
    .filter((value) => !NO_REFERENCE.test(value))
  return [...new Set(values)].slice(0, MOST_REFERENCES).join(', ')
}

function isHearing(day: PlainDate, { dates }: Reading): boolean {
  return dates.some(({ iso, role }) => role === 'hearing' && iso === day)
}

/** It enforces for others, and takes no offers: those go to the creditor. */
const ENFORCEMENT_OFFICE = /\benforcement of judgments office\b/i

/** Who the letter goes to: mostly the sender. */
function recipient(input: DraftInput): string | null {
  const { reading, text } = input
  if (reading.documentType === 'PARKING_TICKET' && showsFact(text, 'appeal_refused'))
    return 'The independent appeal service'
  if (ENFORCEMENT_OFFICE.test(reading.senderOrganization ?? '')) return reading.originalCreditor
  const sender = isCourt(reading.senderOrganization) ? null : reading.senderOrganization
  return solicitorIn(input) ?? sender
}

const DOCUMENTS_TO = /address for (?:sending )?(?:documents|service)[^\n]*\n?\s*([^\n]{3,60})/i
const SOLICITOR = /\b(?:solicitors?|llp|legal|law)\b/i

/** For a claim: the solicitor that the form names for documents, to whom they must go (CPR 6.7 and 6.23). */
function solicitorIn({ reading, text }: DraftInput): string | null {
  if (reading.documentType !== 'COURT_CLAIM') return null
  const after = DOCUMENTS_TO.exec(text)?.[1]?.trim() ?? ''
  return SOLICITOR.test(after) ? after.replace(/[,:;].*$/, '') : null
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
  'hearingOn',
  'vehicle',
  'feePrinted',
  'feeLegal',
]

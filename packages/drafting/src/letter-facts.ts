/** What a letter may use: words for its slots, and the facts that its rows ask for. All from the reading and the analysis. */
import { isPlainDate } from '@plainletter/calendar/plain-date'
import type { Analysis, Check } from '@plainletter/contracts/analysis'
import type { PlainDate } from '@plainletter/contracts/country'
import type { Reading } from '@plainletter/contracts/reading'
import { formatDay } from '@plainletter/phrases/format'
import type { Phrases } from '@plainletter/phrases/phrases'

import type { LetterFact, Letters, Purpose, SlotName } from './paragraph.ts'
import { sumKeysIn } from './printed-sums.ts'
import { offeredSum, sumAsked, sumWords } from './sum-words.ts'
import type { Money } from './sum-words.ts'
import { TEXT_FACTS, showsFact } from './text-cues.ts'

export type DraftInput = {
  text: string
  reading: Reading
  analysis: Analysis
  today: PlainDate
  /** Words and rows of the letter, in the language of the sender. */
  letters: Letters
  /** What is said beside the letter, in the language of the reader. */
  phrases: Phrases
  userGoal?: string
  /** Absent for the plain answer to the kind of document. */
  purpose?: Purpose
  /** For an offer: its part of the sum. */
  percent?: number
  /** The person's own words in the letter: their facts are theirs to state. */
  ownWords?: string
}

export type LetterFacts = {
  slots: Partial<Record<SlotName, string>>
  /** The same days in the language of the reader, for notes. */
  noteSlots: Partial<Record<'replyBy' | 'hearingOn', string>>
  holds: ReadonlySet<LetterFact>
}

const TIME_WORDS =
  /instal|afford|payment plan|time to pay|spread|arrangement|\braten|\bstund|échelonn|délai de paiement|mensualit|a plazos|fraccion|aplaza|\brate\b|rateizz|dilazion|termijn|betalingsregeling|afbetal|分割|猶予/i
const VEHICLE_LABEL =
  /vehicle|registration|\bvrm\b|\breg\b|number ?plate|licen[cs]e plate|kennzeichen|immatriculation|matrícula|\btarga\b|kenteken|nummerplaat|車両番号|ナンバー/i
const MOST_REFERENCES = 2

/** Gathers slots and facts. A name or reference that the letter does not hold is not used. */
export function gatherLetterFacts(input: DraftInput): LetterFacts {
  const slots = findSlots(input)
  return {
    slots,
    noteSlots: dayWords(input, input.phrases),
    holds: new Set(
      factTests(input, slots)
        .filter(([, isTrue]) => isTrue)
        .map(([fact]) => fact),
    ),
  }
}

function findSlots(input: DraftInput): LetterFacts['slots'] {
  const { reading, text, letters } = input
  const asked = printedSum(input)
  const letterDate = reading.dates.find(
    (mention) => mention.role === 'letter' && isPlainDate(mention.iso),
  )?.iso
  const vehicle = reading.references.find(
    (reference) => isVehicle(reference) && text.includes(reference.value),
  )?.value
  return dropEmpty({
    sender: recipient(input),
    creditor: reading.originalCreditor,
    sum: asked ? sumWords(letters, asked) : letters.frame.noSum,
    offer: asked && input.percent ? sumWords(letters, offeredSum(asked, input.percent)) : null,
    percent: input.percent ? String(input.percent) : null,
    letterDate: isPlainDate(letterDate) ? formatDay(letters.phrases, letterDate) : null,
    reference: referenceLine(input),
    ...dayWords(input, letters.phrases),
    vehicle,
    ...feeSlots(input),
  })
}

/** The day to answer by, or that of the hearing. */
function dayWords({ analysis, reading }: DraftInput, phrases: Phrases): LetterFacts['noteSlots'] {
  const main = analysis.deadlines.find((deadline) => deadline.isMain && !deadline.isPassed)
  if (!main) return {}
  const day = formatDay(phrases, main.date)
  return isHearing(main.date, reading) ? { hearingOn: day } : { replyBy: day }
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

function feeSlots({
  analysis,
  letters,
}: DraftInput): Pick<Record<SlotName, string | null>, 'feePrinted' | 'feeLegal'> {
  const fee = detailOf(analysis, 'fee_above_law')
  return {
    feePrinted: fee ? sumWords(letters, fee.printed) : null,
    feeLegal: fee ? sumWords(letters, fee.legal) : null,
  }
}

function factTests(
  { reading, analysis, text, userGoal, letters }: DraftInput,
  slots: LetterFacts['slots'],
): [LetterFact, boolean][] {
  const { nation } = reading.jurisdiction
  const hasProblem = (kind: string) =>
    analysis.checks.some((check) => check.kind === kind && check.result === 'problem')
  const isGb = letters.country === 'gb'
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
    ['has_reply_date', slots.replyBy !== undefined],
    ['has_vehicle', slots.vehicle !== undefined],
  ]
}

/** The whole sum asked for, if the letter prints its figures. */
export function printedSum({ reading, text }: DraftInput): Money | null {
  const sum = sumAsked(reading)
  return sum && sumKeysIn(text).has(String(sum.value)) ? sum : null
}

/** A date or a tax year is no reference, though some are printed where one stands. */
const NO_REFERENCE =
  /^(?:(?:ABN|ACN|NZBN|SIREN|SIRET|BTW|KvK|USt)\b.*|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}\s?[/-]\s?\d{2,4})$/

/** A number of the person for life: a letter that may go astray repeats it only where it is all there is. */
const NUMBER_OF_A_PERSON =
  /\b(?:social (?:insurance|security)|SSN|SIN|tax file)\b|sécurité sociale|sozialversicherung|seguridad social|codice fiscale|\bBSN\b|burgerservice|マイナンバー|個人番号/i

function referenceLine({ reading, text }: DraftInput): string | null {
  const printed = reading.references.filter(
    (reference) =>
      !isVehicle(reference) &&
      text.includes(reference.value) &&
      !NO_REFERENCE.test(reference.value.trim()),
  )
  const ofTheMatter = printed.filter(({ value }) => !isOfPerson(text, value))
  const values = (ofTheMatter.length > 0 ? ofTheMatter : printed).map(({ value }) => value.trim())
  return [...new Set(values)].slice(0, MOST_REFERENCES).join(', ')
}

/** By the words before it in its line: the reader's label may be their last one alone. */
function isOfPerson(text: string, value: string): boolean {
  const before = text.slice(0, text.indexOf(value))
  return NUMBER_OF_A_PERSON.test(before.slice(before.lastIndexOf('\n') + 1))
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
    return input.letters.frame.appealService
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

/** The court is never the one written to. A Dutch or German court officer is no court. */
function isCourt(name: string | null): boolean {
  return /\b(?:court|tribunal|HMCTS|business centre|tribunale|juzgado|rechtbank|kantonrechter|giudice di pace)\b|(?:amts|land|arbeits|mahn|sozial|verwaltungs)gericht|裁判所/i.test(
    name ?? '',
  )
}

function isVehicle({ label }: Reading['references'][number]): boolean {
  return VEHICLE_LABEL.test(label ?? '')
}

function dropEmpty(
  slots: Partial<Record<SlotName, string | null | undefined>>,
): LetterFacts['slots'] {
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
  'offer',
  'percent',
  'letterDate',
  'reference',
  'replyBy',
  'hearingOn',
  'vehicle',
  'feePrinted',
  'feeLegal',
]

/** Finds references by their labels and vehicle registrations by their shape. */
import type { Reading } from '@plainletter/contracts/reading'

import { FOREIGN_LABELS, JAPANESE_FILE } from './cues/reference-labels.ts'
import { lineAt } from './letter.ts'
import type { Letter } from './letter.ts'
import { listedReferences } from './listed-references.ts'
import { quoteOf, toSpan } from './normalise.ts'
import { plates } from './plates.ts'
import { shaped } from './reference-shapes.ts'
import { isOfRegister, isOfServiceLine } from './register-numbers.ts'
import { tableReferences } from './table-references.ts'

type Reference = Reading['references'][number]

const NOUN = String.raw`account|acct|acc|a\/c|job|custorner|agreernent|serial|occupancy|proposal|credit agreement|mandate|notice of claim|record|package|parcel|tracking|consignment|shipment|ratepayer|user|reader|agreement|card|case|charge|charge notice|citation|claim|client|client's|contract|customer|company|creditor|debt|debtor|demand|document|enforcement|file|invoice|letter|licence|liability order|lo|loan|matter|member|membership|mortgage|notice|nhs|national insurance|ni|order|our|parking charge|parking charge notice|payment|pcn|penalty charge|penalty charge notice|penalty|permit|plan|policy|property|quote|rent|rent account|service charge account|site|staff|student|taxpayer|tenancy|ticket|transaction|utr|unique taxpayer|vehicle|warrant|writ|web|your|visit|council tax account|council tax|original account|original agreement|lowell|cabot|court|hceo|summons|booking|tax|bill|employee|payroll|crn|mpan|supply|appeal|application|complaint|popla`
const TAIL = String.raw`ref(?:erence)?s?\.?(?: ?(?:no|number|code))?\.?|no\.?s?|nr\.?(?![-\d])|number|nurnber|num|id|code|#|№|ending(?: in)?`
const LABEL = new RegExp(
  String.raw`(?<![\p{L}\p{N}])((?:(?:${NOUN})(?:'s)?[ ]){0,3}(?:${TAIL})|(?:pcn|vrm|vrn|utr|${NOUN})(?: ?\/ ?\p{L}{3,16}(?: \p{L}{1,12}){0,2})? ?(?=:)|(?:${NOUN}|quoting|quote)(?=[ ]{1,20}(?=[A-Z/.-]{0,12}\d)[A-Z0-9]|[ ]{1,20}(?!(?:is|was|of) \d{2,4}(?!\d))[A-Z]{2,5} \d{2,})|\bpcn|\bvrm|\bvrn|\butr|\bre(?=: ?[A-Z]{0,5}\d+[/-])|${FOREIGN_LABELS})(?![\p{L}\p{N}])\s*(?:\(s\))?\s*(?:(?:on (?:it|this|that|the letter|here) )?is|quote|of|to quote)?\s*[:：.#-]?[ \t]*`,
  'giu',
)
const VALUE =
  /^(?:[A-Z0-9](?:[A-Z0-9]|(?<=[A-Z0-9])[lo](?=\d))*(?:(?: ?\/\/ ?(?=\d)|\/\/|[/._\-–])(?:[A-Z0-9][A-Za-z0-9]*|[a-z]{2,3}(?![a-z])))*)(?: ?[/-] ?(?:[A-Z0-9]+)(?![a-z])(?:(?:\/\/|[/.-])[A-Z0-9]+)*| (?=[A-Z0-9]{0,12}\d)[A-Z0-9]+(?![a-z])(?:[/.-][A-Z0-9]+)*| CV EXPL| [A-Z]{1,3}(?![A-Za-z'])){0,6}/
const FILE = new RegExp(
  `^(?:${JAPANESE_FILE}|\\([\\p{sc=Hira}\\p{sc=Kana}]\\)\\d[\\d-]{3,12})`,
  'u',
)
const POSTCODE = /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/
/** "OH 43215", "NSW 2000", "ON L8L 1W2". */
const POSTCODE_ABROAD =
  /^(?:(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]) \d{5}(?:-\d{4})?|(?:NSW|VIC|QLD|SA|WA|TAS|NT|ACT) \d{4}|(?:[A-Z]{2} )?[A-Z]\d[A-Z] \d[A-Z]\d)$/
/** "20/11/2026 08". */
const DATE_AND_HOUR = /^\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)?\d\d(?: \d{1,2}(?:[:.]\d\d)?)?$/

/** "BP 118", "TSA 40021", "C.P. 44": a box at the post. */
const POST_BOX = /^(?:BP|CS|TSA|CP|PF|PB|APDO|CEDEX) \d{1,6}$/

/** "Your P45 will follow", "FORM 4A", "RTB-7": a form that everybody gets. */
const COMMON_FORM =
  /^(?:FORM [A-Z]{0,2}\d{1,2}[A-Z]?|RTB-?\d{1,2}|P45|P60|P11D|W-?[24]|1099(?:-[A-Z]{1,4})?)$/

function isCodeOfAll(value: string): boolean {
  return [POSTCODE, POSTCODE_ABROAD, POST_BOX, COMMON_FORM].some((one) => one.test(value))
}

const LIMIT = 60

/** Every reference in the text, each once, as printed. */
export function scanReferences(letter: Letter): Reference[] {
  const listed = listedReferences(letter)
  const isOfList = ({ span }: Reference) =>
    listed.filter((one) => one.span[0] >= span[0] && one.span[1] <= span[1]).length > 1
  const named = [
    ...labelled(letter).filter((one) => !isOfList(one)),
    ...listed,
    ...tableReferences(letter),
    ...plates(letter),
    ...shaped(letter),
  ]
  const alone = [...unlabelled(letter), ...letter.abroad.referencesByForm(letter)].filter(
    ({ span }) => !named.some((one) => one.span[0] < span[1] && span[0] < one.span[1]),
  )
  const found = [...named, ...alone]
    .filter(({ span }) => !isOfRegister(letter, span) && !isOfServiceLine(letter, span))
    .toSorted((a, b) => a.span[0] - b.span[0] || b.span[1] - a.span[1])
  const kept: Reference[] = []
  for (const reference of found) {
    if (kept.length >= LIMIT) break
    const isInside = reference.span[0] < (kept.at(-1)?.span[1] ?? 0)
    if (!isInside && !kept.some(({ value }) => squash(value) === squash(reference.value)))
      kept.push(reference)
  }
  return kept
}

function squash(value: string): string {
  return value.replace(/[^A-Za-z0-9]/g, '').toUpperCase()
}

function labelled(letter: Letter): Reference[] {
  const { text } = letter.working
  const found: Reference[] = []
  const compound = letter.abroad.labels[letter.language]
  for (const pattern of compound ? [LABEL, compound] : [LABEL])
    found.push(...behindLabels(letter, text.matchAll(pattern)))
  return found
}

function behindLabels(letter: Letter, labels: Iterable<RegExpExecArray>): Reference[] {
  const found: Reference[] = []
  for (const match of labels) {
    if (found.length >= LIMIT * 3) break
    const start = match.index + match[0].length
    const reference = referenceAt(letter, { start, label: (match[1] ?? '').trim() })
    if (reference) found.push(reference)
  }
  return found
}

/** "BOISE ID 83706": a state before its post code, and no label. */
function isInIdaho(text: string, at: { start: number; label: string }, value: string): boolean {
  return (
    at.label === 'ID' && /^83\d{3}(?:-\d{4})?$/.test(value) && IDAHO.test(text.slice(0, at.start))
  )
}

const IDAHO = /\p{L}{2},? ID\s*$/u

function referenceAt(letter: Letter, at: { start: number; label: string }): Reference | undefined {
  const { text } = letter.working
  const rest = text.slice(at.start, at.start + 60)
  const line = withoutName(
    valueOnNextLine(letter, at.start) ?? {
      start: at.start,
      rest: rest.split(/\n|\t| {2,}/, 1)[0] ?? '',
    },
  )
  const value = withInitials(valueIn(line.rest), { rest: line.rest, label: at.label })
  if (!isReference(value, at.label) || isInIdaho(text, at, value)) return undefined
  if (isHouse(at.label, line.rest)) return undefined
  if (isPhoneOrSum(text, line.start, value)) return undefined
  const span = toSpan(letter.working, line.start, line.start + value.length)
  return { label: at.label, value: quoteOf(letter.working, span), span }
}

/** "Property: 2207 Mangrove Point Dr": the number of a house. */
function isHouse(label: string, rest: string): boolean {
  return /^(?:property|premises|unit|job|site)$/i.test(label) && HOUSE.test(rest)
}

const HOUSE = /^\d{1,5}[A-Z]? (?:[NSEW]{1,2}\.? )?\p{Lu}\p{Ll}+/u

/** "Procedimiento: MONITORIO 0001287/2026": what kind of case it is stands before its number. */
function withoutName(line: { start: number; rest: string }): { start: number; rest: string } {
  const name = /^(?:\p{Lu}{6,20} ){1,3}(?=\d)/u.exec(line.rest)?.[0].length ?? 0
  return { start: line.start + name, rest: line.rest.slice(name) }
}

/** What stands behind a label; nothing for "study" in "Ref. study: 26A08", a word of the label. */
function valueIn(rest: string): string {
  const value = FILE.exec(rest)?.[0] ?? cleanValue(VALUE.exec(rest)?.[0] ?? '')
  return /\d/.test(value) || !/^ ?:/.test(rest.slice(value.length)) ? value : ''
}

/** "Unser Zeichen: 114/26 Lo", "registrato al n. 2209 serie 3T": who wrote and typed, the parties, or the series, stand behind the number. */
function withInitials(value: string, { rest, label }: { rest: string; label: string }): string {
  if (value === '') return value
  const behind = rest.slice(value.length)
  if (/^registrat/iu.test(label)) return value + (SERIES.exec(behind)?.[0] ?? '')
  if (!/zeichen$|^az|r[ée]f|^rif/iu.test(label)) return value
  return PARTIES.exec(rest)?.[0] ?? value + (INITIALS.exec(behind)?.[0] ?? '')
}

const SERIES = /^,? serie \d[A-Z]?(?![\p{L}\d])/iu
/** " Lo", "/mg", " / mg": who wrote and typed. */
const INITIALS =
  /^(?:[ -]?[A-Z][a-zäöü]{1,2}(?:\/[A-Za-z]{2,3})?| ?\/ ?(?:[a-z]{2,3}|[A-Z][a-z]{1,2})(?:\/[a-z]{2,3})?)(?=\s*$)/u
/** "26104477 / SCI FAUBOURG / KOUASSI": the number of an officer's file, who asks and whom. */
const PARTIES =
  /^[A-Z]?\d{4,12} ?\/ ?\p{Lu}[\p{Lu}'’ &.-]{1,40}? ?\/ ?\p{Lu}[\p{Lu}'’ &.-]{1,40}(?=\s*$)/u

/** In a two-column form the value may stand under its label. */
function valueOnNextLine(
  letter: Letter,
  start: number,
): { start: number; rest: string } | undefined {
  const { text } = letter.working
  if (text[start] !== '\n') return undefined
  const next = lineAt(letter.lines, start + 1)
  if (!next || !/^[A-Z0-9][A-Z0-9 /-]{3,24}$/.test(next.text) || !/\d/.test(next.text))
    return undefined
  const indent = text.slice(next.start, next.start + 20).search(/\S/)
  return { start: next.start + Math.max(0, indent), rest: next.text }
}

/** Words that follow the number are no part of it: in running text, and in "3118.04.02 / 4-Zimmer-Wohnung". */
function cleanValue(value: string): string {
  return value
    .replace(/ ?- [A-Z]{4,}(?: \d{4})?$/, '')
    .replace(NEXT_LABEL, '')
    .replace(/ \/ \d(?:[.,]5)?-[A-Z]$/, '')
    .replace(/[ ./-]+$/, '')
    .replace(/ (?:and|or|on|by|to|at|dated?|in|for|of)\b.*$/i, '')
}

/** "3108842 - POD IT001E00441876": behind the dash the label of the next number, whose O a scanner may take for a nought. */
const NEXT_LABEL =
  / [-–] (?:(?:P[O0]D|PDR|CUPS|EAN|PDL|PCE)$|[A-Z][A-Z0]{1,9} (?=[A-Z0-9]{0,12}\d).*$)/

function isReference(value: string, label: string): boolean {
  if (value.length < 3 || value.length > 34 || isOtherNumber(value)) return false
  const isRefLabel = /r[eé]f|zeichen|kenmerk/i.test(label)
  if (!/\d/.test(value))
    return isRefLabel && /^[A-Z]{2,}(?:[/.-]?[A-Z]+){0,4}$/.test(value) && value.length <= 14
  return isRefLabel || !/^(?:19|20)\d\d$/.test(value)
}

/** "Nr. 3 SGB X", "Nr. 1100 KV GKG", "n° 2 CO": a number within a law. */
const NUMBER_IN_LAW =
  /^\d{1,4} (?:(?:KV|VV) )?(?:SGB(?: [IVX]+)?|BGB|ZPO|GKG|RVG|AO|EST?G|USTG|GVG|INSO|VWGO|STPO|STGB|KSCHG|URHG|OR|ZGB|SCHKG|CO|CC|CPC|CPP|CGI|LPF|LP|LPGA|ATSG)$/i

/** Post codes, counts, tax years, dates with or without an hour, and hours. */
function isOtherNumber(value: string): boolean {
  return (
    isCodeOfAll(value) ||
    NUMBER_IN_LAW.test(value) ||
    isTaxYear(value) ||
    DATE_AND_HOUR.test(value) ||
    MASKED.test(value) ||
    /^\d{1,2}[.:]\d\d$/.test(value) ||
    /^\d{1,2}(?:[a-z]+)?$/.test(value) ||
    /^\d{1,2}([ /.-])(?:\d{1,2}|[A-Za-z]{3,9})(?:\1(?:\d{2}|(?:19|20)\d{2}))?$/.test(value)
  )
}

/** "XXX-XX-4471": the number of a person, hidden so that nobody repeats it. */
const MASKED = /^X{3}[ -]?X{2,3}[ -]?\d{3,4}$/

/** "2026/2027", "BILL 2025/26": years, not references; the 1904 of "2025/1904" is no year after 2025. */
function isTaxYear(value: string): boolean {
  const [, first = '', last = ''] = TAX_YEAR.exec(value) ?? []
  if (first === '') return false
  const years =
    last.length === 4
      ? Number(last) - Number(first)
      : (Number(last) + 100 - (Number(first) % 100)) % 100
  return years >= 0 && years <= MOST_YEARS
}

const TAX_YEAR = /^(?:[A-Z]+ )?(19[5-9]\d|20\d\d) ?[/-] ?((?:19|20)?\d\d)$/
const MOST_YEARS = 10

function isPhoneOrSum(text: string, start: number, value: string): boolean {
  const before = text.slice(Math.max(0, start - 36), start)
  if (NOT_OURS.test(before) && !OF_ANOTHER_THING.test(before)) return true
  return /^\d{1,3}(?:,\d{3})*\.\d\d$/.test(value) || PENCE.test(value) || text[start - 1] === '£'
}

/** "Standing charge: 60.10p per day", "31.25p/day". */
const PENCE = /^\d{1,3}(?:\.\d{1,3})?p(?:\/|$)/i

/** A car, a home or a landlord has a number in a register of its own; that of a firm is printed on every paper. */
const OF_ANOTHER_THING =
  /vehicle|landlord|property|trade ?mark|word mark|patent|copyright|design|contrat |vertrag |abonnement |forfait |contratto /i
/** Numbers of phones and registers are no references. */
const NOT_OURS =
  /(?:(?<!\p{L})tel|phone|call|(?<!buro)fax|mobile|vat|company|registration|registered|firm reference|frn|sort code)[^\n]{0,12}$|sort code:? ?\d\d[- ]?\d\d[- ]?\d\d[^\n\d]{0,24}$/iu

const ALONE =
  /(?:^|\t| {2,})((?=[A-Z0-9/.-]{0,16}\d)[A-Z]{1,6}[/.-]?[A-Z0-9]{1,10}(?:[/.-][A-Z0-9]{1,10}){0,4}|[A-Z]{2,5}(?: \d{1,9}){1,4}|\d{2,8}\/[A-Z0-9]{1,10}(?:[/-][A-Z0-9]{1,8}){0,2}|[A-Z]{1,5}(?:\/[A-Z0-9]{1,6}){1,4})(?=$|\t| {2,}| [A-Z]{2}\d{2} ?[A-Z]{3}\b)/g

/** In the head, a number that stands alone in its line or column is a reference without a label. */
function unlabelled(letter: Letter): Reference[] {
  const head = letter.lines.filter((line) => line.text !== '' && line.index < 24).slice(0, 14)
  return head
    .filter((line) => line.block !== 'body' && line.text.length < 120)
    .flatMap((line) =>
      Array.from(line.text.matchAll(ALONE), (match) => match[1] ?? '')
        .filter(
          (value) =>
            value.length >= 5 &&
            !isCodeOfAll(value) &&
            !DATE_AND_HOUR.test(value) &&
            !/^[A-Z]{1,2}\d[A-Z\d]?$/.test(value),
        )
        .filter((value) => value.length >= 8 || /[/-]/.test(value) || / /.test(value))
        .map((value) => spanned(letter, line.start, value)),
    )
}

function spanned(letter: Letter, lineStart: number, value: string): Reference {
  const start =
    lineStart + Math.max(0, letter.working.text.slice(lineStart, lineStart + 400).indexOf(value))
  const span = toSpan(letter.working, start, start + value.length)
  return { label: null, value: quoteOf(letter.working, span), span }
}

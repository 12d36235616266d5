import { oneOf } from '../one-of.ts'
import { namesOrganisation } from '../organisation.ts'
import { BARE_NAME, namesSomebody, TITLED_NAME } from '../person-name.ts'
import type { Found } from '../redaction.ts'
import { spansOf } from '../spans-of.ts'

type Line = { text: string; start: number }
/** `top`: how many lines belong to the head of the letter; `first`: its first line with words. */
type Page = { lines: readonly Line[]; first: number; top: number }
/** A name in a line, with what of the address follows on the same line. */
type Head = { found: Found[]; rest: Line }

const LABEL =
  '(?:To(?: the (?:respondent|defendant))?|TO|For|FOR|FAO|Attn|(?:(?!Client|Company|Case|Business|Bank|File|Trading|Claimant|Creditor|Payee|Account)[A-Z][a-z]+(?:.s)? )?[Nn]ame|Defendant(?:\\(s\\))?|Respondent|Debtor|Registered keeper|Keeper|Hirer|Tenant(?:\\(s\\))?|Contract-holder(?:\\(s\\))?|Customer(?: name)?|Account holder|Ratepayer|Policyholder|Patient|Employee|Borrower|Part [A-Z]: [A-Za-z()-]{4,20})'
const BEFORE_NAME = `^[ \\t]*(?:${LABEL}[ \\t]*[:\\-]?[ \\t]*)?(?:By email[ \\t]*)?(?:The Executors of the late[ \\t]+)?(?:The Occupier[ /]+|Occupier[ /]+)?`
// A scan often turns the capital I of a surname into a small l, hence the last alternative.
const TITLED_LINE = new RegExp(
  `${BEFORE_NAME}(?<hide>${TITLED_NAME}(?:[ \\t]l\\p{Ll}{2,}(?=[ \\t]*$))?)(?![\\p{L}])`,
  'u',
)
const LABELLED_LINE = new RegExp(
  `^[ \\t]*${LABEL}[ \\t]*(?::[ \\t]*|[ \\t]{2,})(?<hide>${BARE_NAME})(?=[ \\t]*(?:,|\\(|t/a|trading|$)|[ \\t]{2})`,
  'u',
)
/** "To Thi Hoa Nguyen, trading as". Without a colon only a comma shows that this is a name. */
const TO_LINE = new RegExp(`^[ \\t]*To[ \\t](?<hide>${BARE_NAME})(?=,|[ \\t]+trading)`, 'u')
const LABEL_ALONE = new RegExp(`^[ \\t]*${LABEL}[ \\t]*:?[ \\t]*$`, 'u')
const BARE_LINE = new RegExp(`^[ \\t]*(?<hide>${BARE_NAME})(?=[ \\t]*(?:,|$))`, 'u')
const OCCUPIER_LINE =
  /^[ \t]*(?:The )?(?:Present |Legal )?(?:Occupier|Resident|Householder|Homeowner)s?[ \t]*(?<hide>)$/iu
const GREETING_LINE = /^\s*(?:Dear|DEAR|Hi|Hello|Good (?:morning|afternoon)|Annwyl)\b/
const FLAT_ADDRESS = '\\d[^\\n£:@]{3,60}?[A-Z]{1,2}\\d[A-Z\\d]?[ ]?\\d[A-Z]{2}(?![A-Z\\d])'
/** "Ms Zara Aksoy 7 Bede Terrace JARROW NE32 5AA" in the middle of a flattened line. */
const FLATTENED = [
  ['NAME', new RegExp(`(?<![\\p{L}])(?<hide>${TITLED_NAME})(?=[ ,]{1,3}${FLAT_ADDRESS})`, 'gu')],
  ['ADDRESS', new RegExp(`${TITLED_NAME}[ ,]{1,3}(?<hide>${FLAT_ADDRESS})`, 'gu')],
] as const
const POSTCODE_END = /[A-Z]{1,2}\d[A-Z\d]?[ \u00A0]{0,2}\d[A-Z]{2}(?![A-Z\d])/
const ADDRESS_LABEL =
  /^[ \t]*(?:(?:(?!Email|Web|Our|Return|Payment|Sender|Claimant|Creditor|Landlord)[A-Z][a-z]+ )?[Aa]ddress(?: of property)?|Property|Premises|(?:Part [A-Z]: )?Dwelling)[ \t]*(?::|[ \t]{2,})[ \t]*(?<hide>[^\n]{4,90})$/u
const NOT_ADDRESS =
  /[£:@]|\d{1,2}[/.]\d{1,2}[/.]\d{2}|\b(?:ref|reference|date|dated|dear|account|notice|number|client|band|by (?:email|e-mail|post|hand|recorded|first))\b/i
const ADDRESS_LINES = 7
/** A letter holds few addresses; the cap keeps the search linear on hostile text. */
const ADDRESSES = 20

/** The person written to: name and address lines above the greeting, or after labels such as "Defendant". */
export function findAddressees(text: string): Found[] {
  const lines = linesOf(text)
  const first = lines.findIndex((line) => line.text.trim() !== '')
  const page = { lines, first, top: topOf(lines) }
  const found = lines.flatMap((line, index): Found[] => {
    const head = headOf(page, index)
    const next = lines.slice(index + 1, index + 1 + ADDRESS_LINES)
    if (head) return [...head.found, ...addressFrom(head.rest, next)]
    return inLine(line, ADDRESS_LABEL).map((span) => ({ kind: 'ADDRESS', span }))
  })
  const flattened = FLATTENED.flatMap(([kind, pattern]) =>
    spansOf(text, pattern).map((span): Found => ({ kind, span })),
  )
  return [...found, ...flattened, ...repeatedAddresses(text, found)]
}

function linesOf(text: string): Line[] {
  let start = 0
  return text.split('\n').map((line) => {
    const at = start
    start += line.length + 1
    return { text: line, start: at }
  })
}

/** How many lines belong to the head of the letter: those above the greeting, else the first half. */
function topOf(lines: readonly Line[]): number {
  const greeting = lines.findIndex((line) => GREETING_LINE.test(line.text))
  return greeting > 0 ? greeting : Math.ceil(lines.length / 2)
}

function headOf(page: Page, index: number): Head | undefined {
  const line = page.lines[index]
  if (!line) return undefined
  const isTop = index < page.top
  if (isTop && OCCUPIER_LINE.test(line.text)) {
    return { found: [], rest: { text: '', start: line.start } }
  }
  const patterns = [
    LABELLED_LINE,
    TO_LINE,
    ...(isTop ? [TITLED_LINE] : []),
    ...(isTop && isAddressed(page, index) ? [BARE_LINE] : []),
  ]
  for (const pattern of patterns) {
    const head = readHead(line, pattern)
    if (head) return head
  }
  return undefined
}

function readHead(line: Line, pattern: RegExp): Head | undefined {
  const span = inLine(line, pattern)[0]
  if (!span) return undefined
  const name = line.text.slice(span[0] - line.start, span[1] - line.start)
  if (namesOrganisation(name) || !namesSomebody(name)) return undefined
  const rest = { text: line.text.slice(span[1] - line.start), start: span[1] }
  return { found: [{ kind: 'NAME', span }], rest }
}

/** A name without a title counts after a label, or as the first line of a block that ends in a postcode. */
function isAddressed({ lines, first }: Page, index: number): boolean {
  const before = lines[index - 1]?.text ?? ''
  if (LABEL_ALONE.test(before)) return true
  // The first block is the sender's letterhead as a rule.
  if (index <= first || before.trim() !== '') return false
  const [name, ...address] = blockFrom(lines, index)
  if (name === undefined || /[,\d]/.test(name.text)) return false
  return (
    address.some((line) => POSTCODE_END.test(line.text)) &&
    ![name, ...address].some((line) => namesOrganisation(line.text))
  )
}

function blockFrom(lines: readonly Line[], index: number): Line[] {
  const after = lines.slice(index, index + ADDRESS_LINES)
  const blank = after.findIndex((line) => line.text.trim() === '')
  return blank < 0 ? after : after.slice(0, blank)
}

function addressFrom(rest: Line, following: readonly Line[]): Found[] {
  const found: Found[] = []
  const sameLine = restOfLine(rest)
  if (sameLine) found.push(sameLine)
  if (POSTCODE_END.test(rest.text)) return found
  for (const line of following) {
    if (!isAddressLine(line.text)) break
    const span = trimmed(line)
    found.push({ kind: 'ADDRESS', span })
    if (POSTCODE_END.test(line.text)) break
  }
  return found
}

/** "…, 44 Kestrel Rise, Telford TF3 8QQ", cut after a postcode or a wide gap of a flattened page. */
function restOfLine(rest: Line): Found | undefined {
  const opening = /^[ \t,]+(?=\d|Flat|Apartment|Apt|Room|Unit|The |[A-Z])/.exec(rest.text)
  if (!opening || /^[ \t]+(?:trading|t\/a|by |\()/.test(rest.text)) return undefined
  const body = rest.text.slice(opening[0].length)
  const postcode = POSTCODE_END.exec(body)
  const gap = body.search(/[ \t]{3,}/)
  const ends = [postcode ? postcode.index + postcode[0].length : -1, gap, body.length]
  const end = ends.find((at) => at >= 0) ?? body.length
  const kept = body.slice(0, end).trimEnd()
  if (kept.length < 4 || (!/\d/.test(kept) && !opening[0].includes(','))) return undefined
  const start = rest.start + opening[0].length
  return { kind: 'ADDRESS', span: [start, start + kept.length] }
}

function isAddressLine(line: string): boolean {
  const words = line.trim().split(/\s+/)
  if (line.trim() === '' || words.length > 7 || line.length > 60) return false
  if (NOT_ADDRESS.test(line) || /[.!?]\s*$/.test(line)) return false
  return /^\s*[\p{Lu}\d]/u.test(line)
}

/** The same street line printed again ("Property: 9 Sandpiper Close"). A town alone is not hidden twice. */
function repeatedAddresses(text: string, found: readonly Found[]): Found[] {
  const lines = found
    .filter(({ kind }) => kind === 'ADDRESS')
    .map(({ span }) => text.slice(span[0], span[1]))
    .flatMap((line) => [line, line.split(',')[0] ?? ''])
    .filter((line) => /\d/.test(line) && /\p{L}{3}/u.test(line))
  const wanted = [...new Set(lines)].slice(0, ADDRESSES)
  if (wanted.length === 0) return []
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${oneOf(wanted)})(?![\\p{L}\\d])`, 'giu')
  return spansOf(text, pattern).map((span) => ({ kind: 'ADDRESS', span }))
}

function inLine(line: Line, pattern: RegExp): Found['span'][] {
  const match = pattern.exec(line.text)
  const hidden = match?.groups?.['hide']
  if (!match || hidden === undefined) return []
  const end = line.start + match.index + match[0].length
  return [[end - hidden.length, end]]
}

function trimmed(line: Line): Found['span'] {
  const body = line.text.trim()
  const start = line.start + line.text.indexOf(body)
  return [start, start + body.length]
}

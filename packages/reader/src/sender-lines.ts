/** Names that stand where senders stand: the head, the signature, the opening of a text message. */
import type { DocumentType } from '@plainletter/contracts/document-type'

import { isProse } from './blocks.ts'
import type { Line } from './blocks.ts'
import { hitsOf, lineAt } from './letter.ts'
import type { Letter } from './letter.ts'
import type { Candidate } from './merge-senders.ts'
import { cleanName, isOrganisation, looksLikeName, traderIn } from './organisation-name.ts'

/** A text message opens with its sender: "Kirkholme Council: Your June payment ...". */
export function fromOpening(letter: Letter): Candidate[] {
  const { text } = letter.working
  const match = /^\s*(\p{Lu}[\p{L}\p{N}&'. -]{1,40}?)(?::| -) ?\S/u.exec(text)
  const name = match?.[1] ?? ''
  if (text.length > 800 || NO_OPENING.test(name) || PERSON_LABEL.test(name)) return []
  if (!looksLikeName(cleanName(name))) return []
  const start = text.indexOf(name)
  return [{ name, start, end: start + name.length, score: 6 }]
}

const NO_OPENING =
  /^(?:betreff|objet|asunto|oggetto|betreft|from|to|subject|date|sent|dear|re|ref|our|your|the|name|account|claim|case|notice|urgent|important|final|reminder|fw|fwd|cc|p\.?s|note|hi|hello|question|landlord|tenant)\b|^$/i
const PERSON_LABEL = /\b(?:ref|no|number|date|reference|title|type)\b/i

/** "A R C   E U R O P E". */
export function fromSpacedLetters(letter: Letter): Candidate[] {
  return letter.lines.slice(0, 4).flatMap((line) => {
    if (!/^(?:[\p{Lu}0&] +){3,}[\p{Lu}0]$/u.test(line.text)) return []
    const name = line.text
      .split(/ {2,}/)
      .map((word) => word.replace(/ /g, '').replace(/0/g, 'O'))
      .join(' ')
    return [{ name, start: line.start, end: line.start + line.text.length, score: 7 }]
  })
}

/** Names we know, where senders stand, or anywhere in a short message or in a letter of their own kind. */
export function fromKnown(letter: Letter, documentType: DocumentType): Candidate[] {
  const hits = hitsOf(letter, 'sender')
  const isMessage = letter.working.text.length < 800
  return hits.flatMap(({ row, start, end }) => {
    const name = letter.working.text.slice(start, end)
    const isInner = hits.some(
      (other) => other.start <= start && other.end >= end && other.end - other.start > end - start,
    )
    const isProper =
      (/^\p{Lu}[\p{L}-]* \p{L}|^\p{Lu}{4,}$/u.test(name) &&
        (looksLikeName(cleanName(name)) || name.split(' ').length >= 3)) ||
      isAlone(letter, name, start)
    if (isInner || !isProper) return []
    const isOwnKind = row.kinds[documentType] !== undefined
    const isPlaced = isMessage || isSenderPlace(lineAt(letter.lines, start))
    return isOwnKind || isPlaced ? [{ name, start, end, score: isOwnKind ? 4.6 : 2.6 }] : []
  })
}

/** A known name that fills its line, or nearly. */
function isAlone(letter: Letter, name: string, start: number): boolean {
  const line = lineAt(letter.lines, start)
  return (
    line !== undefined &&
    /^\p{Lu}/u.test(name) &&
    line.index < 4 &&
    line.text.startsWith(name) &&
    line.text.length <= name.length + 3
  )
}

function isSenderPlace(line: Line | undefined): boolean {
  return (
    line !== undefined && (line.index < 3 || line.block === 'signature' || line.block === 'footer')
  )
}

const HEAD_LINES = 14

/** The first lines: the higher up, and the more it sounds like a firm or a body, the likelier. */
export function fromHead(letter: Letter): Candidate[] {
  const full = letter.lines.filter((line) => line.text !== '').slice(0, HEAD_LINES)
  return [...fromBrokenName(letter, full), ...fromEachLine(letter, full)]
}

/** "Rundle Marsh" over "Enforcement", "Department for" over "Infrastructure": one name on two lines. */
function fromBrokenName(letter: Letter, [first, second]: readonly Line[]): Candidate[] {
  if (!first || !second || first.block === 'addressee' || /\d|:/.test(first.text + second.text))
    return []
  const isOpen =
    /\b(?:for|of|and|&)$/i.test(first.text) && /^\p{Lu}[\p{L}' ]{2,40}$/u.test(second.text)
  const isNamed = looksLikeName(cleanName(first.text)) && !isOrganisation(first.text)
  if (!isOpen && !(isNamed && WHAT_IT_IS.test(second.text))) return []
  const name = `${first.text.trim()} ${second.text.trim()}`
  const { start } = first
  return [
    {
      name,
      start,
      end: letter.working.text.indexOf(second.text, start) + second.text.length,
      score: 8,
    },
  ]
}

/** A line that only says what the firm above it is. */
const WHAT_IT_IS =
  /^(?:(?:high court|debt|law|legal|civil|property|estate|credit|parking|housing|insurance|energy|water|finance|financial|and|&) ){0,3}(?:enforcement(?: (?:group|services|agents))?|solicitors|bailiffs|lawyers|recover(?:y|ies)|collections?|services|group|limited|ltd|llp|plc|management|lettings|homes|housing association|partners(?:hip)?|council|insurance|finance)\.?$/i

function fromEachLine(letter: Letter, full: readonly Line[]): Candidate[] {
  return full.flatMap((line, order) => {
    if (line.block === 'addressee' || line.block === 'salutation') return []
    return fromLine(letter, line).map((candidate) => ({
      ...candidate,
      score: candidate.score + Math.max(0, 3.2 - order * 0.45) + (line.block === 'body' ? -1.5 : 0),
    }))
  })
}

/** The lines below the greeting, and the last ones. */
export function fromSignature(letter: Letter): Candidate[] {
  const full = letter.lines.filter((line) => line.text !== '')
  const last = new Set(full.slice(-5))
  return full
    .filter(
      (line) =>
        line.block === 'signature' ||
        (last.has(line) && (line.index > HEAD_LINES || line === full.at(-1))),
    )
    .flatMap((line) =>
      fromLine(letter, line).map((candidate) => ({ ...candidate, score: candidate.score + 1 })),
    )
}

/** A person who writes at the top and signs below the letter: a landlord, a neighbour, a trader. */
export function fromPersonWhoSigns(letter: Letter): Candidate[] {
  const full = letter.lines.filter((line) => line.text !== '')
  const signed = new Set(full.slice(Math.max(5, full.length - 6)).map(({ text }) => text))
  const first = full.slice(0, 3).find(({ text }) => PLAIN_PERSON.test(text) && signed.has(text))
  if (!first || isOrganisation(full[full.indexOf(first) + 1]?.text ?? '')) return []
  const start = letter.working.text.indexOf(first.text, first.start)
  return [{ name: first.text, start, end: start + first.text.length, score: 2.1, isSigned: true }]
}

const PLAIN_PERSON =
  /^(?:(?:Mr|Mrs|Ms|Miss|Dr|Herr|Frau|M\.|Mme|Sr\.?|Sra\.?|Sig\.?) )?\p{Lu}[\p{Ll}'-]+(?: \p{Lu}\.?| (?:von|van|de|di|der|den) )?(?: \p{Lu}[\p{L}'-]+){1,2}$/u

const SKIPPED =
  /^(?:to|for|attn|your|our|re|ref|date|tel|email|address|defendant|client|subject|account|site|location|dear|vehicle|name|amount|total|balance|page|registered keeper|pcn|issued|case|claim|po box|original|landlord|creditor|lender|thank|please|this|if|we|you|here)\b[^\n]{0,14}:|^(?:po box|\d)|(?:御中|様|殿)$/i

function fromLine(letter: Letter, line: Line): Candidate[] {
  const name = nameIn(line)
  if (name === undefined) return []
  const printed = letter.working.text.slice(line.start, line.start + 200)
  const offset = printed.indexOf(name)
  const start = line.start + Math.max(0, offset)
  return [
    {
      name,
      start,
      end: start + name.length,
      score: isOrganisation(name) || traderIn(name) !== undefined ? 3 : 0.6,
    },
  ]
}

function nameIn(line: Line): string | undefined {
  const cell = line.text.split(/\t| {2,}/, 1)[0] ?? ''
  if (isNoName(line, cell)) return undefined
  const trader = traderIn(cell)
  if (trader !== undefined) return trader
  const wide = cleanName(line.text.replace(/ {2,}/g, ' '))
  if (LEGAL_FORM.test(line.text.split(/\t| {2,}/).at(-1) ?? '') && looksLikeName(wide)) return wide
  const parts = line.text.split(/\t| {2,}| [|•·] |\s[-–—/]{1,2}\s|[,(] ?/, 3).map(cleanName)
  const whole = / [-|/] /.test(cell) ? '' : cleanName(cell)
  return likeliest([whole, ...parts].filter(looksLikeName), parts[0] ?? '')
}

/** Labels, prose and the second half of a sentence hold no name of their own. */
function isNoName(line: Line, cell: string): boolean {
  const isLabelled = SKIPPED.test(line.text) || /^[^:]{2,40}:(?:\s|$)/.test(cell)
  return isLabelled || /^\p{Ll}/u.test(cell) || line.text.length > 160 || isProse(line.text)
}

const LEGAL_FORM = /^(?:llp|ltd|limited|plc|solicitors)\.?$/i

/** An English name before a Welsh one, an organisation before anything. */
function likeliest(named: readonly string[], first: string): string | undefined {
  const english = named.filter((name) => !/^(?:cyngor|llys|gwasanaeth)\b/i.test(name))
  const best = english.find(isOrganisation) ?? named.find(isOrganisation)
  return best ?? (looksLikeName(first) ? first : undefined)
}

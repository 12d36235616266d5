/** Names that stand where senders stand: the head, the signature, the opening of a text message. */
import type { DocumentType } from '@plainletter/contracts/document-type'

import { isProse } from './blocks.ts'
import type { Line } from './blocks.ts'
import { cleanName } from './clean-name.ts'
import { hitsOf, lineAt } from './letter.ts'
import type { Letter } from './letter.ts'
import { JAPANESE_ADDRESS, isNoName } from './lines-without-name.ts'
import type { Candidate } from './merge-senders.ts'
import {
  isDescription,
  isDesk,
  isOrganisation,
  looksLikeName,
  traderIn,
} from './organisation-name.ts'
import {
  firstCell,
  fromGovernment,
  isMinistryAbove,
  isOfficeAbove,
  isOfficeOf,
  isOneName,
  isValueOfLabel,
} from './sender-house.ts'
import { withoutDesk, withoutFor } from './signed-for.ts'

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
  /^(?:von|van|de|da|an|aan|à|à l'attention|para|envoyé|gesendet|enviado|inviato|verzonden|betreff|objet|asunto|oggetto|betreft|onderwerp|datum|fecha|data|aktenzeichen|from|to|subject|date|sent|dear|re|ref|our|your|the|name|account|claim|case|notice|urgent|important|final|reminder|fw|fwd|cc|p\.?s|note|hi|hello|question|landlord|tenant)\b|^$/i

const PERSON_LABEL =
  /\b(?:ref|no|number|date|reference|title|type)\b|\b(?:letter|notice|reminder|statement|agreement|form)$/i

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
    (line.index < 4 ||
      line.block === 'signature' ||
      line === letter.lines.findLast(({ text }) => text !== '')) &&
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
  return [
    ...fromBrokenName(letter, full),
    ...fromOfficer(full),
    ...fromGovernment(full),
    ...fromJapanesePerson(full),
    ...fromEachLine(letter, full),
  ]
}

/** A person below an address, and not addressed as 様 or 殿: a landlord who writes. */
function fromJapanesePerson(full: readonly Line[]): Candidate[] {
  const found = full.find(
    ({ text }, at) => JAPANESE_PERSON.test(text) && JAPANESE_ADDRESS.test(full[at - 1]?.text ?? ''),
  )
  if (!found) return []
  const { start, text: name } = found
  return [{ name, start, end: start + name.length, score: 5, isSigned: true }]
}

const JAPANESE_PERSON =
  /^\p{Script=Han}{1,4}[ 　][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,5}$/u

/** "Rundle Marsh" over "Enforcement", "Department for" over "Infrastructure": one name on two lines. */
function fromBrokenName(letter: Letter, all: readonly Line[]): Candidate[] {
  const full = GOVERNMENT.test(all[0]?.text ?? '') ? all.slice(1) : all
  const [first, ...below] = full.slice(0, 3)
  if (!first || first.block === 'addressee') return []
  const cells = [first, ...below].map(firstCell)
  const breaks = cells.findIndex((cell, at) => !isOneName(cell, cells[at + 1] ?? ''))
  const last = full[breaks]
  if (breaks < 1 || !last) return []
  const end = letter.working.text.indexOf(firstCell(last), last.start) + firstCell(last).length
  const name = cleanName(cells.slice(0, breaks + 1).join(' '))
  return [{ name, start: first.start, end, score: 8 }]
}

/** The state above its department: "STATE OF DELAWARE". */
const GOVERNMENT = /^(?:state|commonwealth|county|city) of \p{Lu}[\p{L} ]{2,24}$/iu

/** An officer by name and title on two lines: "Karin Drews" over "Obergerichtsvollzieherin". */
function fromOfficer([first, second]: readonly Line[]): Candidate[] {
  if (!first || !second) return []
  const cells = [firstCell(first), firstCell(second)]
  const title = cells.find((cell) => OFFICER.test(cell))
  const name = cells.find((cell) => PLAIN_PERSON.test(cell) || WITH_INITIALS.test(cell))
  if (title === undefined || name === undefined || title === name) return []
  return [
    {
      name: `${title.replace(/ bei.*$/, '')} ${name}`,
      start: first.start,
      end: first.start + name.length,
      score: 9,
    },
  ]
}

/** "T. Marsh". */
const WITH_INITIALS = /^(?:\p{Lu}\. ?){1,3}\p{Lu}[\p{L}'-]+$/u

const OFFICER =
  /^(?:(?:ober)?gerichtsvollzieher(?:in)?(?: bei(?:m| dem) (?:amts|land)gericht \p{Lu}[\p{L} .-]{2,30})?|rechtsanw[aä]lt(?:in)?|notar(?:in)?)$/iu

function fromEachLine(letter: Letter, full: readonly Line[]): Candidate[] {
  return full.flatMap((line, order) => {
    if (line.block === 'addressee' || line.block === 'salutation') return []
    // Most lines name nobody: what they weigh is not asked.
    const found = fromLine(letter, line)
    if (found.length === 0) return []
    if (letter.language !== 'en' && isValueOfLabel(full, order)) return []
    const weight = weightInHead(line, order, full)
    return found.map((candidate) => ({
      ...candidate,
      score: candidate.score + weight,
    }))
  })
}

/** The higher up the more; an office, a description or a ministry gives way to the house that it stands beside. */
function weightInHead(line: Line, order: number, full: readonly Line[]): number {
  const [first, next] = [full[0], full[order + 1]]
  const less = [
    [line.block === 'body', 1.5],
    [order > 0 && isDescription(firstCell(line)), 3],
    [order === 1 && isOfficeOf(first, line), 3.5],
    [isOfficeAbove(line, next), 3.5],
    [isMinistryAbove(line, next), 4],
  ] as const
  const house = order === 0 && next && isOfficeOf(line, next) ? 3 : 0
  return less.reduce(
    (weight, [isTrue, loss]) => (isTrue ? weight - loss : weight),
    Math.max(0, 3.2 - order * 0.45) + house,
  )
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
    .flatMap((line) => {
      const next = full[full.indexOf(line) + 1]
      const isHouse = !next && isHouseBelow(letter, full.at(-2), line)
      const isAboveTrade = next && isDescription(next.text) && !isDescription(line.text)
      const bonus = isAboveTrade || isHouse ? 3 : 1
      return fromLine(letter, line).map((candidate) => ({
        ...candidate,
        score: candidate.score + bonus + (isOfficeAbove(line, next) ? -3.5 : 0),
        ...(isHouse && { isSigned: true }),
      }))
    })
}

/** The last line, below a desk or right below what "we" write: a house, whatever its name. */
function isHouseBelow(letter: Letter, above: Line | undefined, { text }: Line): boolean {
  if (!above || [PLAIN_PERSON, WITH_INITIALS, A_DESK].some((one) => one.test(text))) return false
  if (isDesk(above.text)) return true
  return isProse(above.text) && /[.!]$/.test(above.text) && OF_A_HOUSE.test(letter.working.text)
}

const A_DESK = /\b(?:department|dept|team|office|manager)\b/i
const OF_A_HOUSE = /\b(?:we|we['’](?:re|ve|ll)|our|us)\b/i

/** A person who writes at the top and signs below the letter: a landlord, a neighbour, a trader. */
export function fromPersonWhoSigns(letter: Letter): Candidate[] {
  const full = letter.lines.filter((line) => line.text !== '')
  const signed = new Set(full.slice(Math.max(5, full.length - 6)).map(({ text }) => text))
  const last = full.at(-1)?.text ?? ''
  const first = full
    .slice(0, 3)
    .find(
      ({ text }) =>
        PLAIN_PERSON.test(text) &&
        (signed.has(text) || (last !== '' && text.startsWith(`${last} `))),
    )
  if (!first || isOrganisation(full[full.indexOf(first) + 1]?.text ?? '')) return []
  const start = letter.working.text.indexOf(first.text, first.start)
  return [{ name: first.text, start, end: start + first.text.length, score: 2.1, isSigned: true }]
}

const PLAIN_PERSON =
  /^(?:(?:Mr|Mrs|Ms|Miss|Dr|Herr|Frau|M\.|Mme|Sr\.?|Sra\.?|Sig\.?) )?\p{Lu}[\p{Ll}'-]+(?: \p{Lu}\.?| (?:von|van|de|di|der|den) )?(?: \p{Lu}[\p{L}'-]+){1,2}$/u

function fromLine(letter: Letter, line: Line): Candidate[] {
  const name = isSubheading(letter, line) ? undefined : nameIn(line)
  if (name === undefined) return []
  const printed = letter.working.text.slice(line.start, line.start + 200)
  const offset = printed.indexOf(name)
  const start = line.start + Math.max(0, offset)
  const score = isOrganisation(name) || traderIn(name) !== undefined ? 3 : 0.6
  return [withoutDesk(letter, withoutFor(letter, { name, start, end: start + name.length, score }))]
}

/** Three headings of the first rank: none of them is a name. */
const HAS_CHAPTERS = /(?:^|\n)# [^\n]*\n[^]*\n# [^\n]*\n[^]*\n# /

/** "## Snacks", whose marks the working copy has lost. */
function isSubheading({ working }: Letter, line: Line): boolean {
  const at = working.starts[line.start] ?? 0
  const marks = working.original.slice(Math.max(0, at - 5), at)
  return /##\s*$/.test(marks) || (/#\s*$/.test(marks) && HAS_CHAPTERS.test(working.original))
}

function nameIn(line: Line): string | undefined {
  const cell = firstCell(line)
  const logo = logoIn(line)
  if (logo !== undefined) return logo
  if (isNoName(line, cell)) return undefined
  const trader = traderIn(cell)
  if (trader !== undefined) return trader
  if (LEGAL_FORM.test(line.text.split(/\t| {2,}/).at(-1) ?? '')) {
    const wide = cleanName(line.text.replace(/ {2,}/g, ' '))
    if (looksLikeName(wide)) return wide
  }
  const parts = line.text.split(/\t| {2,}| [|•·] |\s[-–—/]{1,2}\s|[,(] ?/, 3)
  // Mostly a line is one cell, and the cell is the name.
  const printed = new Set(isOneCell(cell) ? [cell, ...parts] : parts)
  const cleaned = new Map(Array.from(printed, (one) => [one, cleanName(one)]))
  const names = Array.from(cleaned.values()).filter(looksLikeName)
  return likeliest(names, cleaned.get(parts[0] ?? '') ?? '')
}

function isOneCell(cell: string): boolean {
  return !/ [-|/•·] /.test(cell) || PARTNERS.test(cell)
}

/** "SELARL TARN - QUILL", "Étude Tarn - Quill": the names of those who share an office. */
const PARTNERS =
  /^(?:SELARL|SELAS|SELURL|SCP|SAS|[ÉE]tude|ÉTUDE|[Cc]abinet|CABINET|[Kk]anzlei|KANZLEI|[Rr]echtsanwälte|[Ss]tudio [Ll]egale|STUDIO LEGALE|[Bb]ufete|[Aa]dvocaten)(?: \p{Lu}[\p{L}'’]+){1,2}(?: [-–] \p{Lu}[\p{L}'’]+){1,3}$/u

/** "severnside water": a logo in small letters. */
function logoIn(line: Line): string | undefined {
  const cell = firstCell(line).split(' | ', 1).join('')
  if (line.block !== 'letterhead') return undefined
  if (!/^\p{Ll}{3,20}(?: \p{Ll}{3,20}){1,2}$/u.test(cell)) return undefined
  const name = cell.replace(/(?:^|(?<= ))\p{Ll}/gu, (letter) => letter.toUpperCase())
  return isOrganisation(name) && looksLikeName(name) ? name : undefined
}

const LEGAL_FORM = /^(?:llp|ltd|limited|plc|solicitors)\.?$/i

/** An English name before a Welsh one, an organisation before anything. */
function likeliest(named: readonly string[], first: string): string | undefined {
  const english = named.filter((name) => !/^(?:cyngor|llys|gwasanaeth)\b/i.test(name))
  const best = english.find(isOrganisation) ?? named.find(isOrganisation)
  return best ?? (looksLikeName(first) ? first : undefined)
}

/** Names that stand where senders stand: the head, the signature, the opening of a text message. */
import type { DocumentType } from '@plainletter/contracts/document-type'

import { isProse } from './blocks.ts'
import type { Line } from './blocks.ts'
import { OPENS_NAME } from './cues/name-words.ts'
import { hitsOf, lineAt } from './letter.ts'
import type { Letter } from './letter.ts'
import type { Candidate } from './merge-senders.ts'
import {
  cleanName,
  isDescription,
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
} from './sender-house.ts'

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

const JAPANESE_PERSON = /^\p{Script=Han}{1,4}[ 　][\p{Script=Han}\p{Script=Hiragana}]{1,4}$/u

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
    const weight = weightInHead(line, order, full)
    return fromLine(letter, line).map((candidate) => ({
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
      const bonus = next && isDescription(next.text) && !isDescription(line.text) ? 3 : 1
      return fromLine(letter, line).map((candidate) => ({
        ...candidate,
        score: candidate.score + bonus + (isOfficeAbove(line, next) ? -3.5 : 0),
      }))
    })
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
  /^(?:to|for|attn|your|our|re|ref|date|tel|email|address|defendant|client|subject|account|site|location|dear|vehicle|name|amount|total|balance|page|registered keeper|pcn|issued|case|claim|po box|original|landlord|creditor|lender|thank|please|this|if|we|you|here)\b[^\n]{0,14}:|^(?:po box|\d|à l'attention d|z\. ?hd\.|zu händen|t\.a\.v\.|a la atención d|alla (?:cortese |c\.a\.)|amtliches formular|formulaire officiel|modulo ufficiale|burofax|einschreiben|raccomandata|aangetekend)|(?:御中|様|殿)$/i

function fromLine(letter: Letter, line: Line): Candidate[] {
  const name = isSubheading(letter, line) ? undefined : nameIn(line)
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
  const printed = new Set(/ [-|/•·] /.test(cell) ? parts : [cell, ...parts])
  const cleaned = new Map(Array.from(printed, (one) => [one, cleanName(one)]))
  const names = Array.from(cleaned.values()).filter(looksLikeName)
  return likeliest(names, cleaned.get(parts[0] ?? '') ?? '')
}

/** "severnside water": a logo in small letters. */
function logoIn(line: Line): string | undefined {
  const cell = firstCell(line).split(' | ', 1).join('')
  if (line.block !== 'letterhead') return undefined
  if (!/^\p{Ll}{3,20}(?: \p{Ll}{3,20}){1,2}$/u.test(cell)) return undefined
  const name = cell.replace(/(?:^|(?<= ))\p{Ll}/gu, (letter) => letter.toUpperCase())
  return isOrganisation(name) && looksLikeName(name) ? name : undefined
}

/** Labels, prose, statutes and the second half of a sentence hold no name of their own. */
function isNoName(line: Line, cell: string): boolean {
  const isLabelled =
    SKIPPED.test(line.text) ||
    /^[^:]{2,40}:(?:\s|$)/.test(cell) ||
    STATUTE.test(cell) ||
    (NAMES_A_PAPER.test(cell) && !HAS_LEGAL_FORM.test(cell)) ||
    JAPANESE_SENTENCE.test(cell) ||
    WHOLE_LINES.some((one) => one.test(line.text))
  return isLabelled || goesOn(cell) || line.text.length > 160 || isSentence(line)
}

function isSentence(line: Line): boolean {
  return isProse(line.text) && !isLongName(line)
}

/** "Centre automatisé de constatation des infractions routières – Rennes": a body whose name is a row of small words. */
function isLongName({ index, text }: Line): boolean {
  return (
    index < 4 &&
    text.length <= 100 &&
    OPENS_NAME.test(text) &&
    !/[.;:!?]$|(?<!\p{L})(?:vous|nous|le informa|si|u|wij|le|la) \p{L}+(?:e|ons|ez|a|o|t|en) /iu.test(
      text,
    )
  )
}

/** The second half of a sentence, or an item of a list; "quillo Inkasso GmbH" is neither. */
function goesOn(cell: string): boolean {
  if (/^(?:[-*•✓☐☑▪–]|\p{Extended_Pictographic}\uFE0F?)\s/u.test(cell)) return true
  return /^\p{Ll}/u.test(cell) && !(HAS_LEGAL_FORM.test(cell) && cell.length <= 60)
}

/** "Tribunals, Courts and Enforcement Act 2007". */
const STATUTE = /\b(?:acts?|orders?|regulations|rules)(?: \([^)\n]{2,24}\)){0,2},? (?:19|20)\d\d\b/i
/** A row with sums in two other columns. */
const TABLE_ROW = /(?:\t| {3,})[^\n]*[$£€]\s?\d[^\n]*(?:\t| {3,})[^\n]*[$£€]\s?\d/
/** "Electric Service   $88.91". */
const PRICED = /(?:\t| {2,})[-+]? ?[$£€]\s?\d[\d,]*\.\d\d$/
/** "Münster, 16.11.2026", "Nantes, le 12 novembre 2026". */
const PLACE_AND_DAY =
  /^\p{Lu}[\p{L} .'-]{1,30}, (?:den |le |a |li |il |op )?\d{1,2}(?:\.|er)?[ ./-]{1,2}(?:de )?(?:\d{1,2}|\p{L}{3,10})[ ./-]{1,2}(?:de )?(?:19|20)?\d\d$/iu

/** "Dayton, OH 45402", "Ballarat VIC 3350". */
const TOWN =
  /^\p{L}[\p{L} .'-]{1,30},? (?:[A-Z]{2} \d{5}(?:-\d{4})?|(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT) \d{4})$|^\p{L}[\p{L} .'-]{1,30}, \p{Lu}[\p{L} ]{2,20} \d{4}$/u

/** "Seminole County, Florida": where something is. */
const COUNTY = /^\p{Lu}[\p{L} .'-]{1,30} (?:County|Parish), \p{Lu}[\p{L} ]{3,20}$/u

/** "令和8年4月13日": a day alone. */
const JAPANESE_DAY = /^(?:(?:令和|平成|昭和)(?:\d{1,2}|元)|\d{4})年\s?\d{1,2}月\s?\d{1,2}日/
/** "東京都練馬区桜台三丁目4番5号": where somebody lives. */
const JAPANESE_ADDRESS =
  /^(?:〒|東京都|北海道|京都府|大阪府|\p{Script=Han}{2,3}県|\p{Script=Han}{1,5}市[\p{Script=Han}ヶケ]{1,5}[区町])[^、。\n]{2,40}(?:丁目|番地?|号|\d)/u

const WHOLE_LINES = [
  PRICED,
  PLACE_AND_DAY,
  TABLE_ROW,
  TOWN,
  COUNTY,
  JAPANESE_DAY,
  JAPANESE_ADDRESS,
] as const

/** A Japanese sentence, heading or label, or too long for a name. */
const JAPANESE_SENTENCE =
  /\d\s?(?:円|kWh|㎥|m3)|(?:料金|使用料|使用量|手数料|保険料|延滞金|消費税|利息|残高|合計)[\s:：¥￥]*\d|(?:ます|ません|です|した|ない|ください|下さい|いたします|ので|ため|として|により|まで|ご連絡|ご回答)[。、]?$|(?:お知らせ|通知書?|案内|請求書|督促状|催告書|明細書?)$|^(?:所在|家屋番号|種類|構造|床面積|家賃|ご?請求|お?支払|金額|合計|期限|期日|住所|電話|件名|日付|注文)|^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー、。（）「」]{26,}$/u

/** "Engagement letter - Estate Management": the title of the paper, none of whose parts is a name. */
const NAMES_A_PAPER = /^[^-–—|]*\b(?:letter|notice|reminder|statement|agreement|form)s? [-–—|] /i

const HAS_LEGAL_FORM = /\b(?:llp|ltd|limited|plc|llc|inc|gmbh|council|bank)\b/i

const LEGAL_FORM = /^(?:llp|ltd|limited|plc|solicitors)\.?$/i

/** An English name before a Welsh one, an organisation before anything. */
function likeliest(named: readonly string[], first: string): string | undefined {
  const english = named.filter((name) => !/^(?:cyngor|llys|gwasanaeth)\b/i.test(name))
  const best = english.find(isOrganisation) ?? named.find(isOrganisation)
  return best ?? (looksLikeName(first) ? first : undefined)
}

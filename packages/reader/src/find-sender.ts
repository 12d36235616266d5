/** Finds who wrote the letter, and on whose behalf. */
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { Span } from '@plainletter/contracts/reading'

import { isProse } from './blocks.ts'
import type { Line } from './blocks.ts'
import { hitsOf, lineAt } from './letter.ts'
import type { Letter } from './letter.ts'
import { mergeSenders, repairName, senderKey } from './merge-senders.ts'
import type { Candidate } from './merge-senders.ts'
import { toSpan } from './normalise.ts'
import { cleanName, isOrganisation, looksLikeName, NAME } from './organisation-name.ts'
import { domainSenders } from './sender-domains.ts'
import { tidyCase } from './tidy-case.ts'

type Named = { name: string; span: Span }
type Sender = { sender: Named | null; creditor: Named | null }

/** How much of a text is looked at for names. */
const WINDOW = 40_000

/** The organisation that wrote the letter, and the one it writes for. Null where the text names none. */
export function findSender(letter: Letter, documentType: DocumentType): Sender {
  const creditor = findCreditor(letter)
  if (documentType === 'OTHER' && PERSONAL_PAPER.test(letter.working.text.slice(0, WINDOW)))
    return { sender: null, creditor: null }
  if (documentType === 'ENQUIRY' || documentType === 'SCAM_LETTER')
    return { sender: null, creditor: null }
  const candidates = [
    ...fromForms(letter, documentType),
    ...fromPhrases(letter),
    ...fromHead(letter),
    ...fromSignature(letter),
    ...domainSenders(letter),
    ...fromKnown(letter, documentType),
    ...fromOpening(letter),
    ...fromSpacedLetters(letter),
    ...fromFallbacks(letter, documentType),
  ]
    .map((candidate) => weigh(letter, candidate, creditor))
    .map((candidate) =>
      candidate.score < 13 && PRINTED_BY_COURT.has(documentType) && COURT.test(candidate.name)
        ? { ...candidate, score: candidate.score - 4 }
        : candidate,
    )
    .filter(
      ({ name, start }) =>
        documentType !== 'OTHER' ||
        isOrganisation(name) ||
        (start < (name.includes(' ') ? 120 : 30) && !isPersonal(name)),
    )
  const best = mergeSenders(candidates).toSorted(
    (a, b) => b.score - a.score || a.start - b.start,
  )[0]
  if (!best || best.score < 2) return withoutSender(letter, creditor)
  const isSame = creditor !== null && senderKey(creditor.name) === senderKey(best.name)
  return { sender: toNamed(letter, best), creditor: isSame ? null : toNamed(letter, creditor) }
}

/** A notice of default comes from the creditor it names. */
function withoutSender(letter: Letter, creditor: Candidate | null): Sender {
  const isOwn = /\b(?:default notice|notice of default|notice of sums in arrears)\b/i.test(
    letter.working.text.slice(0, 3000),
  )
  const named = toNamed(letter, creditor)
  return isOwn ? { sender: named, creditor: null } : { sender: null, creditor: named }
}

/** Two or three plain words may be a person: the writer of a story or of a CV. */
function isPersonal(name: string): boolean {
  return /^\p{Lu}[\p{L}'-]+(?: \p{Lu}\.?)?(?: \p{Lu}[\p{L}'-]+){1,2}$/u.test(name)
}

/** A claim form is printed by the court and sent by the claimant. */
const COURT = /\b(?:court|courts|national business centre)\b/i

const PRINTED_BY_COURT: ReadonlySet<DocumentType> = new Set(['COURT_CLAIM', 'COUNCIL_TAX_DEMAND'])

/** The paper of a person, not of an organisation. */
const PERSONAL_PAPER =
  /\bcurriculum vitae\b|\breferees? on request\b|\breferences available\b|\bshort story\b|^(?:by|By|BY) \p{Lu}\p{L}+ \p{Lu}\p{L}+$/imu

function toNamed(letter: Letter, found: Candidate | null): Named | null {
  const name = found ? repairName(tidyCase(letter, found.name)) : ''
  return found && name !== ''
    ? { name, span: toSpan(letter.working, found.start, found.end) }
    : null
}

const BEFORE_CLIENT =
  /(?:our clients?|clients?|on behalf of|acting for|act for|agents? for|instructed by|creditor|lender|assigned (?:to us )?(?:by|from)|bought from|purchased from|debt (?:owed )?to|owed to|account with|due to|from|supplier|obtained by|to|company|original company|landowner|appointed by|collecting for|owner|in the matter of|for the account of|employer|with|order for|by your|provided by|you owe|behalf)[\s:,]{1,12}(?:the )?$/i

/** Names after "our client" and the like are not the sender. */
function weigh(letter: Letter, candidate: Candidate, creditor: Candidate | null): Candidate {
  const left = letter.working.text.slice(Math.max(0, candidate.start - 40), candidate.start)
  const isNamed =
    /(?:^|\n)[ \t]*(?:from|sender):[ \t]*$|(?:news|updates?|message|greetings|statement|letter) from (?:the )?$/i.test(
      left,
    )
  const isClient = candidate.score < 9 && !isNamed && BEFORE_CLIENT.test(left.replace(/\n/g, ' '))
  const isWelsh = /^(?:cyngor|llys)\b/i.test(candidate.name)
  const isCreditor =
    creditor !== null &&
    senderKey(creditor.name) === senderKey(candidate.name) &&
    candidate.score < 9
  return {
    ...candidate,
    score: candidate.score - (isClient ? 5 : 0) - (isCreditor ? 3 : 0) - (isWelsh ? 1.5 : 0),
  }
}

const FORMS: Partial<Record<DocumentType, readonly RegExp[]>> = {
  COURT_CLAIM: [
    /(?:^|\n)[ \t]*(?:the )?(?:claimant|pursuer|plaintiff|applicant)s?(?: name| details)?[ \t]*(?:\(s\))?[ \t]*[:\n][ \t\n]*(?:full name: *|name: *|organisation: *)?/gi,
    /(?:^|\n)[ \t]*(?:claimant|pursuer|applicant|plaintiff)[ \t]{2,}/gi,
    /(?:^|\n)[ \t]*c[li1|]ai(?:m|rn)ant[ \t]*[:\n][ \t]*/gi,
    /(?:^|\n)(?=[^\n]{4,60}[ \t]{2,}(?:\d(?:st|nd) )?claimant\b)/gi,
    /\bcase name: */gi,
    /\bbetween:? *\n*/gi,
  ],
  COURT_JUDGMENT: [
    /\borganisation: */gi,
    /(?:^|\n)[ \t]*(?:claimant)s?(?: details)?[ \t]*[:\n][ \t\n]*(?:full name: *|name: *)?/gi,
  ],
  EVICTION_NOTICE: [
    /\blandlord(?:'s name|\(s\)| name)?(?:: *| {2,}|\t)/gi,
    /\bname (?:and address )?of (?:the )?landlord(?:\(s\))?: */gi,
  ],
  COUNCIL_TAX_DEMAND: [
    /\bcomplain(?:t|ed)\b[^.\n]{0,60}? (?:by|of)(?: the)?(?: billing authority,?)? (?=\p{Lu})/giu,
    /\bbilling authority,? (?:is )?(?=\p{Lu})/gu,
  ],
  BAILIFF_NOTICE: [/\bsheriff officers?,[ \t]*(?=[^\n,]{3,60}(?:\bLLP|\bLtd|\bLimited|& Co\b|Partners))/gi],
  PENALTY_CHARGE_NOTICE: [
    /(?:^|\n)[ \t]*(?:in the )?(?=traffic enforcement centre\b)/gi,
    /(?:^|\n)[ \t]*(?:applicant|enforcement authority|charging authority)[ \t]*(?::| {2,})[ \t]*/gi,
  ],
  PARKING_TICKET: [/(?:^|\n)[ \t]*operator:[ \t]*/gi],
  STATUTORY_DEMAND: [/\b(?:creditor|name of creditor|creditor's name)[ \t]*[:\n]\s*(?:name: *)?/gi],
}

/** A landlord or a claimant may be a person. */
const PERSON_NAME = /^(?:(?:mr|mrs|ms|miss|dr)\.? )?\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'.-]*){1,3}$/iu

function fromForms(letter: Letter, documentType: DocumentType): Candidate[] {
  const text = letter.working.text.slice(0, WINDOW)
  const found: Candidate[] = []
  for (const pattern of FORMS[documentType] ?? []) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index + match[0].length
      const printed =
        text
          .slice(start, start + 90)
          .split(/\n|\t| {2,}| that | against | and \b(?=mr|mrs|ms)| v\.? /i, 1)[0] ?? ''
      const name = cleanName(printed)
      if (found.length < 6 && (looksLikeName(name) || PERSON_NAME.test(name)))
        found.push({ name, ...at(text, start, name), score: 12 - found.length })
    }
  }
  if (
    documentType === 'COURT_JUDGMENT' ||
    (documentType === 'COURT_CLAIM' && COURTS_OWN.test(text))
  )
    found.push(...courts(text))
  return found
}

/** Notices that a court sends itself, not the claimant's form. */
const COURTS_OWN =
  /\bnotice of (?:hearing|trial|(?:proposed )?allocation)\b|\bhearing will take place\b|has made a (?:money )?claim against you/i

/** A judgment or order comes from the court; a request for one comes from the claimant. */
function courts(text: string): Candidate[] {
  if (/request for judg/i.test(text.slice(0, 600))) return []
  const match =
    /\b(?:in the )?(civil national business centre|county court business centre|hm courts (?:&|and) tribunals service|(?:\p{Lu}[\p{L}'-]* ){0,3}(?:county|sheriff|high) court(?: (?:at|of|business centre) ?(?:\p{Lu}[\p{L}'-]*(?: (?:\p{Lu}[\p{L}'-]*|and|upon|on))*)?| of justice)?)/iu.exec(
      text.slice(0, 1500),
    )
  if (!match) return []
  const name = (match[1] ?? '').replace(/^in the /i, '').trim()
  const start = match.index + match[0].indexOf(name)
  return [{ name, start, end: start + name.length, score: 13 }]
}

function at(text: string, from: number, name: string): { start: number; end: number } {
  const offset = text.slice(from, from + 200).indexOf(name)
  const start = from + Math.max(0, offset)
  return { start, end: start + name.length }
}

const PHRASES = [
  {
    score: 6.5,
    pattern: new RegExp(
      String.raw`(${NAME})(?:,? \([^)\n]{1,40}\),?)?,? (?:is|are) (?:a )?(?:trading (?:name|style)s? of|authorised (?:and|&) regulated|registered (?:in|as)|a company registered|regulated by|a limited company|a member of|part of|an? (?:not.for.profit|registered (?:charity|provider|society)|licensed|accredited))`,
      'gu',
    ),
  },
  {
    score: 5.5,
    pattern: new RegExp(
      String.raw`(?:[Ff]or and on behalf of|[Ss]igned (?:for|on behalf of)|[Ii]ssued by|[Tt]his (?:notice|letter|charge|bill) (?:is|was) (?:issued|sent|given|served) by|FOR AND ON BEHALF OF)[ :\n]{1,3}(?:the )?(${NAME})`,
      'gu',
    ),
  },
  {
    score: 5,
    pattern: new RegExp(
      String.raw`(?:[Tt]he creditor (?:is|in this case is)|[Ww]e are|[Ww]e,|[Hh]ere at|[Ww]elcome to|[Tt]hank you for (?:choosing|contacting)) (?:the )?(${NAME})`,
      'gu',
    ),
  },
  {
    score: 4.5,
    pattern: new RegExp(
      String.raw`(${NAME}),? (?:acting (?:for|on behalf of)|as agents? for|on behalf of|registered (?:office|in|no|number)|company (?:no|number|registration)|reg(?:istered)?\.? (?:no|office)|VAT)`,
      'gu',
    ),
  },
  {
    score: 4,
    pattern: new RegExp(
      String.raw`(?:[Cc]heques? payable to|[Pp]ayable to|[Mm]ake payments? to|[Aa]ccount name:?|[Ff]rom:|[Pp]ayee:?|[Ss]ender:|[Oo]perator:|[Cc]ompany:|[Ee]mployer:|[Aa]bsender:|[Ee]xpéditeur\s?:) ?(?:the )?(${NAME})`,
      'gu',
    ),
  },
  {
    score: 4,
    pattern: new RegExp(
      String.raw`(?:^|\n)(?:The )?(${NAME}) (?:has|have|believes?|is writing|are writing|obtained|wishes|will|now owns?|bought|recently)\b`,
      'gu',
    ),
  },
] as const

function fromPhrases(letter: Letter): Candidate[] {
  const text = letter.working.text.slice(0, WINDOW)
  const found: Candidate[] = []
  for (const { score, pattern } of PHRASES) {
    for (const match of text.matchAll(pattern)) {
      if (found.length > 40) break
      const name = cleanName(match[1] ?? '')
      const start = match.index + match[0].indexOf(name)
      if (!looksLikeName(name) || !(isOrganisation(name) || score >= 5)) continue
      found.push({
        name,
        start,
        end: start + name.length,
        score: score + (isOrganisation(name) ? 1 : -2),
      })
    }
  }
  return found
}

/** A text message opens with its sender: "Kirkholme Council: Your June payment ...". */
function fromOpening(letter: Letter): Candidate[] {
  const { text } = letter.working
  const match = /^\s*(\p{Lu}[\p{L}\p{N}&'. -]{1,40}?): ?\S/u.exec(text)
  const name = match?.[1] ?? ''
  if (text.length > 800 || NO_OPENING.test(name) || PERSON_LABEL.test(name)) return []
  const start = text.indexOf(name)
  return [{ name, start, end: start + name.length, score: 6 }]
}

const NO_OPENING =
  /^(?:betreff|objet|asunto|oggetto|betreft|from|to|subject|date|sent|dear|re|ref|our|your|the|name|account|claim|case|notice|urgent|important|final|reminder|fw|fwd|cc|p\.?s|note|hi|hello|question|landlord|tenant)\b|^$/i
const PERSON_LABEL = /\b(?:ref|no|number|date|reference|title|type)\b/i

/** "A R C   E U R O P E". */
function fromSpacedLetters(letter: Letter): Candidate[] {
  return letter.lines.slice(0, 4).flatMap((line) => {
    if (!/^(?:[\p{Lu}0&] +){3,}[\p{Lu}0]$/u.test(line.text)) return []
    const name = line.text
      .split(/ {2,}/)
      .map((word) => word.replace(/ /g, '').replace(/0/g, 'O'))
      .join(' ')
    return [{ name, start: line.start, end: line.start + line.text.length, score: 7 }]
  })
}

/** Where nothing better is printed: the creditor of a notice, the body of minutes, the person who signs. */
function fromFallbacks(letter: Letter, documentType: DocumentType): Candidate[] {
  const text = letter.working.text.slice(0, WINDOW)
  return FALLBACKS.filter(({ kinds }) => kinds.has(documentType)).flatMap(({ pattern, score }) =>
    Array.from(text.matchAll(pattern)).flatMap((match) => {
      const name = cleanName(match[1] ?? '')
      if (!looksLikeName(name) && !PERSON_NAME.test(name)) return []
      const start = match.index + match[0].indexOf(name)
      return [{ name, start, end: start + name.length, score }]
    }),
  )
}

const FALLBACKS = [
  {
    kinds: new Set<DocumentType>(['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM']),
    pattern: /(?:^|\n)[ \t]*(?:creditor|lender)(?: name)?:[ \t]*(\p{Lu}[^\n,]{3,60})/giu,
    score: 7.1,
  },
  {
    kinds: new Set<DocumentType>(['OTHER']),
    pattern: /\bmeeting of (?:the )?(\p{Lu}[\p{L}'&-]*(?: \p{Lu}[\p{L}'&-]*){1,5})/gu,
    score: 6,
  },
  {
    kinds: new Set<DocumentType>(['LETTER_BEFORE_CLAIM', 'RENT_ARREARS_LETTER', 'EVICTION_NOTICE']),
    pattern: /\n\s*(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)(?:\n[^\n]{0,30})?\s*$/gu,
    score: 2.1,
  },
] as const satisfies readonly {
  kinds: ReadonlySet<DocumentType>
  pattern: RegExp
  score: number
}[]

/** Names we know, where senders stand, or anywhere in a short message or in a letter of their own kind. */
function fromKnown(letter: Letter, documentType: DocumentType): Candidate[] {
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
function fromHead(letter: Letter): Candidate[] {
  const full = letter.lines.filter((line) => line.text !== '').slice(0, HEAD_LINES)
  return full.flatMap((line, order) => {
    if (line.block === 'addressee' || line.block === 'salutation') return []
    return fromLine(letter, line).map((candidate) => ({
      ...candidate,
      score: candidate.score + Math.max(0, 3.2 - order * 0.45) + (line.block === 'body' ? -1.5 : 0),
    }))
  })
}

function fromSignature(letter: Letter): Candidate[] {
  const full = letter.lines.filter((line) => line.text !== '')
  const last = new Set(full.slice(-5))
  return full
    .filter((line) => line.block === 'signature' || (last.has(line) && line.index > HEAD_LINES))
    .flatMap((line) =>
      fromLine(letter, line).map((candidate) => ({ ...candidate, score: candidate.score + 1 })),
    )
}

const SKIPPED =
  /^(?:to|for|attn|your|our|re|ref|date|tel|email|address|defendant|client|subject|account|site|location|dear|vehicle|name|amount|total|balance|page|registered keeper|pcn|issued|case|claim|po box|original|landlord|creditor|lender|thank|please|this|if|we|you|here)\b[^\n]{0,14}:|^(?:po box|\d)/i

function fromLine(letter: Letter, line: Line): Candidate[] {
  const name = nameIn(line)
  if (name === undefined) return []
  const printed = letter.working.text.slice(line.start, line.start + 200)
  const offset = printed.indexOf(name)
  const start = line.start + Math.max(0, offset)
  return [{ name, start, end: start + name.length, score: isOrganisation(name) ? 3 : 0.6 }]
}

function nameIn(line: Line): string | undefined {
  const cell = line.text.split(/\t| {2,}/, 1)[0] ?? ''
  const isLabelled =
    SKIPPED.test(line.text) || /^[^:]{2,40}:(?:\s|$)/.test(cell) || /^\p{Ll}/u.test(cell)
  if (isLabelled || line.text.length > 160 || isProse(line.text)) return undefined
  const parts = line.text.split(/\t| {2,}| [|•·] |\s[-–—/]{1,2}\s|[,(] ?/, 3).map(cleanName)
  const [first = ''] = parts
  const whole = / [-|/] /.test(cell) ? '' : cleanName(cell)
  const named = [whole, ...parts].filter(looksLikeName)
  const wide = cleanName(line.text.replace(/ {2,}/g, ' '))
  if (
    /^(?:llp|ltd|limited|plc|solicitors)\.?$/i.test(line.text.split(/\t| {2,}/).at(-1) ?? '') &&
    looksLikeName(wide)
  )
    return wide
  const english = named.filter((name) => !/^(?:cyngor|llys|gwasanaeth)\b/i.test(name))
  return (
    english.find(isOrganisation) ??
    named.find(isOrganisation) ??
    (looksLikeName(first) ? first : undefined)
  )
}

const CREDITOR = new RegExp(
  String.raw`(?:[Oo]ur [Cc]lients?(?: is)?|[Cc]lient(?: [Nn]ame)?|[Oo]riginal [Cc]reditor|[Oo]riginal [Cc]ompany|[Oo]riginal [Ll]ender|[Pp]revious [Cc]reditor|[Cc]reditor(?: [Nn]ame)?|[Oo]n behalf of(?: our client)?|(?:[Aa]cting|[Ww]e act|act|agents?) (?:for|on behalf of)|(?:assigned|sold|transferred)(?: to (?:us|our client))? (?:by|from)|(?:bought|purchased)(?: \w+){0,3} from|[Ii]nstructed by|[Ll]ender|[Oo]bt?ained by|[Cc]ollecting for|(?:debt|money|sum|balance)(?: \w+)? (?:owed|owing|due) to|[Aa]ppointed by|as agents? (?:for|of)|with)(?:[,:]|\s{2,})?\s{1,6}(?:the )?(${NAME})`,
  'gu',
)

/** The lender of old is the original creditor; a client may be the buyer of the debt. */
const FIRST_LENDER = /^(?:original|previous|assigned|sold|transferred|bought|purchased|obt)/i

/** The organisation for whom, or from whom, the debt came. */
function findCreditor(letter: Letter): Candidate | null {
  const text = letter.working.text.slice(0, WINDOW)
  const found: (Candidate & { isFirst: boolean })[] = []
  for (const match of text.matchAll(CREDITOR)) {
    if (found.length >= 20) break
    const name = cleanName(match[1] ?? '')
    const isWeak = /^with\b/i.test(match[0])
    if (!looksLikeName(name) || (isWeak && !isOrganisation(name))) continue
    const start = match.index + match[0].lastIndexOf(name)
    const isFirst = FIRST_LENDER.test(match[0])
    found.push({ name, start, end: start + name.length, score: 1, isFirst })
  }
  return found.find(({ isFirst }) => isFirst) ?? found[0] ?? null
}

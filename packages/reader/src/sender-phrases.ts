/** Names that stand in telling sentences: "X Ltd is registered in", "for and on behalf of X", "our client X". */
import type { DocumentType } from '@plainletter/contracts/document-type'

import { cleanName } from './clean-name.ts'
import { OPENS_AS_DESK } from './cues/desks.ts'
import { FOREIGN_CLIENT } from './cues/name-words.ts'
import type { Letter } from './letter.ts'
import { mailHeader, plainHeader } from './mail-header.ts'
import type { Candidate } from './merge-senders.ts'
import { isOfficeAlone, signsBelowPart } from './not-a-sender.ts'
import { occurrences } from './occurrences.ts'
import { isDesk, isOrganisation, looksLikeName, NAME } from './organisation-name.ts'
import { printedName } from './sender-domains.ts'
import { PERSON_NAME, WINDOW } from './sender-forms.ts'
import { PHRASES, TRADERS } from './sender-phrase-rows.ts'
import { isOfHead } from './signed-for.ts'

/** The first word of the name stands in the address. A department has its own before the @: "People <people@...>". */
function isBorneOut(name: string, address: string): boolean {
  const [first = '', second] = name.split(' ')
  const host = address.split('@').at(-1) ?? ''
  const place = second === undefined ? host : address
  return (first.length >= 3 && place.includes(first)) || isHostOfRest(name, host)
}

/** "Gruppo Passi Tarn <info@passitarn.example>": the host has the words behind the first. */
function isHostOfRest(name: string, host: string): boolean {
  const [, ...words] = name.split(' ')
  const rest = words.join('')
  return words.length > 1 && rest.length >= 6 && host.replace(/-/g, '').startsWith(rest)
}

/** "Dpto. Jurídico Tarn Capital <x@tarn-capital.example>": the desk is no part of the name that the host has. */
function behindDesk(name: string, address: string): string {
  if (!OPENS_AS_DESK.test(name)) return name
  const host = (address.toLowerCase().split('@').at(-1) ?? '').replace(/-/g, '')
  const label = host.split('.', 1).join('')
  const words = name.split(' ')
  const own = words.findIndex((_word, at) => {
    const rest = words.slice(at).join('').toLowerCase()
    if (at === 0 || Math.min(rest.length, label.length) < 3) return false
    return label.startsWith(rest) || rest.startsWith(label)
  })
  return own < 0 ? name : words.slice(own).join(' ')
}

/** "From: Tarn Broadband <help@tarn.example>", at the top of a mail: the address bears the name out. */
export function fromMailHeader(letter: Letter): Candidate[] {
  const header = mailHeader(letter.working.text)
  if (!header) return []
  const name = behindDesk(cleanName(header.name), header.address)
  if (!looksLikeName(name) || !isBorneOut(name.toLowerCase(), header.address.toLowerCase()))
    return []
  const host = header.address.toLowerCase().split('@').at(-1) ?? ''
  const house = personsHouse(letter, name, host)
  if (house) return [{ ...house, score: 9, isSigned: true }]
  const start = letter.working.text.indexOf(name, header.start)
  const isSigned = isHostOfRest(name.toLowerCase(), host)
  return [{ name, start, end: start + name.length, score: 9, ...(isSigned && { isSigned }) }]
}

/** "From: Ada Quill <ada@tarnprint.example>", and "Tarn Print" below: the house that the person writes for. */
function personsHouse(letter: Letter, name: string, host: string): Omit<Candidate, 'score'> | null {
  const lower = name.toLowerCase()
  const isOwn = lower.split(' ').some((word) => host.includes(word)) || isHostOfRest(lower, host)
  if (isOwn || !PERSON_NAME.test(name)) return null
  const [label = ''] = host.split('.').filter((part) => !/^(?:e?mails?|info|hr|m|uk)$/.test(part))
  return printedName(letter.working.text, label) ?? null
}

/** "From: Tarn Broadband Customer Care" in a head without addresses: a desk or a firm, and no person. */
export function fromPlainHeader(letter: Letter): Candidate[] {
  const header = plainHeader(letter.working.text)
  if (!header) return []
  const name = cleanName(header.name)
  if (!looksLikeName(name) || (name === header.name && !isOrganisation(name))) return []
  const start = letter.working.text.indexOf(name, header.start)
  return start < 0 ? [] : [{ name, start, end: start + name.length, score: 5 }]
}

/** Firms without a word for a firm in their name, where only a firm's name stands. */
export function fromTraders(letter: Letter): Candidate[] {
  return TRADERS.flatMap((pattern) =>
    Array.from(occurrences(pattern, letter.working, WINDOW)).flatMap((match) => {
      const name = cleanName(match[1] ?? '')
      if (!looksLikeName(name) || isPartOfName(letter, name)) return []
      const start = match.index + match[0].indexOf(name)
      return [{ name, start, end: start + name.length, score: 5, isSigned: true }]
    }),
  )
}

/** "The Tarn team" at the foot of a letter from "Tarn Energy". */
function isPartOfName({ lines }: Letter, name: string): boolean {
  return lines.slice(0, 4).some(({ text }) => text.startsWith(`${name} `) && looksLikeName(text))
}

const MOST_NAMES = 40

/** Names in sentences that only a sender's name stands in. Who sends a mail is read from its head. */
export function fromPhrases(letter: Letter): Candidate[] {
  const text = letter.working.text.slice(0, WINDOW)
  const head = mailHeader(text)?.end ?? 0
  return PHRASES.flatMap(({ score, pattern }) =>
    Array.from(occurrences(pattern, letter.working, WINDOW))
      .filter(({ index }) => index >= head)
      .flatMap((match) => namedBy(match, isOfAnotherPaper(text, match) ? AT_LAST : score)),
  ).slice(0, MOST_NAMES)
}

/** "Penalty notice 5019, issued by Tarn City Council": who wrote the paper before may not be the one that writes now. */
function isOfAnotherPaper(text: string, { index, 0: words }: RegExpExecArray): boolean {
  if (!/^issued by/i.test(words)) return false
  const left = text.slice(Math.max(0, index - 70), index)
  return OTHER_PAPER.test(left) && !/\bthis (?:\w+ ){1,3}[^.\n]{0,20}$/i.test(left)
}

const OTHER_PAPER =
  /\b(?:notice|fine|ticket|charge|penalty|infringement|citation|order|invoice|licen[cs]e|permit|card|warrant|judgment|decree|certificate)\b(?![^\n]{0,3}\n)[^.\n]{0,50}$/i
/** Only where nobody else is named. */
const AT_LAST = 1.6

/** Patterns with several turns of phrase have a group for each. */
function namedBy(match: RegExpExecArray, score: number): Candidate[] {
  const name = cleanName(match.slice(1).find((one) => one !== undefined) ?? '')
  const isFirm = isOrganisation(name)
  if (!looksLikeName(name) || !(isFirm || score >= 5)) return []
  const start = match.index + match[0].indexOf(name)
  return [{ name, start, end: start + name.length, score: score + (isFirm ? 1 : -2) }]
}

/** Where nothing better is printed: the creditor of a notice, the body of minutes, the person who signs. */
export function fromFallbacks(letter: Letter, documentType: DocumentType): Candidate[] {
  const text = letter.working.text.slice(0, WINDOW)
  return FALLBACKS.filter(({ kinds }) => kinds.has(documentType)).flatMap(
    ({ pattern, score, isSigned }) =>
      Array.from(text.matchAll(pattern)).flatMap((match) => {
        const name = cleanName(match[1] ?? '')
        if (isDesk(name) || !(looksLikeName(name) || PERSON_NAME.test(name))) return []
        const start = match.index + match[0].indexOf(name)
        return [{ name, start, end: start + name.length, score, ...(isSigned && { isSigned }) }]
      }),
  )
}

type Fallback = {
  kinds: ReadonlySet<DocumentType>
  pattern: RegExp
  score: number
  /** Stands though it is named as whom something goes to. */
  isSigned?: true
}

const FALLBACKS: readonly Fallback[] = [
  {
    // A bailiff of the court signs with a name and that title.
    kinds: new Set<DocumentType>(['BAILIFF_NOTICE']),
    pattern:
      /\n[ \t]*bailiff[ \t]*\n[^]{0,600}?\b(?:court office at|county court at|bailiffs? of) (?:the )?((?:\p{Lu}[\p{L}'-]+ ){1,4}County Court|\p{Lu}[\p{L}'-]+)\b/giu,
    score: 7.1,
  },
  {
    kinds: new Set<DocumentType>(['TV_LICENCE_LETTER']),
    pattern: /\b(tv licensing)\b/gi,
    score: 8,
  },
  {
    kinds: new Set<DocumentType>(['TAX_DEMAND']),
    pattern: /\b(?:contact|call|pay|tell|owe|from) (HMRC|HM Revenue (?:and|&) Customs)\b/gi,
    score: 2.6,
  },
  {
    kinds: new Set<DocumentType>(['TAX_DEMAND']),
    pattern: /(?:^|\n)[ \t]*(IRS|CRA|ATO|HMRC)(?= (?:notice|letter|form)\b|[ \t]*[:,\n])/gi,
    score: 6,
  },
  {
    kinds: new Set<DocumentType>(['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM']),
    pattern: /(?:^|\n)[ \t]*(?:creditor|lender)(?: name)?:[ \t]*(\p{Lu}[^\n,]{3,60})/giu,
    score: 7.1,
  },
  {
    kinds: new Set<DocumentType>(['PENALTY_CHARGE_NOTICE', 'COUNCIL_TAX_DEMAND']),
    pattern: /\b(?:to|by|from|contact) ((?:\p{Lu}[\p{L}'-]+ ){1,4}Council)\b/gu,
    score: 2.6,
  },
  {
    kinds: new Set<DocumentType>(['OTHER']),
    pattern: new RegExp(String.raw`\b[Mm]eeting of (?:the )?(${NAME})`, 'gu'),
    score: 6,
  },
  {
    kinds: new Set<DocumentType>(['OTHER']),
    pattern:
      /(?:^|\n)(?:[Mm]inutes|[Nn]otes) (?:from|of) (?:the )?((?:\p{Lu}[\p{L}'&]* ){1,4})(?:committee )?[Mm]eeting\b/gu,
    score: 6,
  },
  {
    // Whoever employs the reader is the one that ends it.
    kinds: new Set<DocumentType>(['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE']),
    pattern: new RegExp(
      String.raw`\b(?:employment with|employed by|employee of|your contract with) (?:the )?(${NAME})`,
      'gu',
    ),
    score: 2.6,
    isSigned: true,
  },
  {
    kinds: new Set<DocumentType>(['LETTER_BEFORE_CLAIM', 'RENT_ARREARS_LETTER', 'EVICTION_NOTICE']),
    pattern: /\n\s*(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)(?:\n[^\n]{0,30})?\s*$/gu,
    score: 2.1,
  },
  {
    kinds: new Set<DocumentType>(['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM']),
    pattern: /\bpayable to\s+(\p{Lu}\p{Ll}[\p{L}'-]* (?:\p{Lu}\.? )?\p{Lu}[\p{L}'-]+)\b/gu,
    score: 2.1,
  },
  {
    // Who is paid lets the home, where a notice names nobody else.
    kinds: new Set<DocumentType>(['RENT_ARREARS_LETTER', 'EVICTION_NOTICE']),
    pattern:
      /\b(?:[Pp]ayable|[Pp]ay|[Pp]ayments?(?: (?:(?:is |are )?(?:to|must|shall) be )?made)?) to:?\s+(\p{Lu}[\p{L}'&.-]*(?: \p{Lu}[\p{L}'&-]*){1,5})/gu,
    score: 2.1,
    isSigned: true,
  },
  {
    // A landlord who signs for nobody else.
    kinds: new Set<DocumentType>(['RENT_ARREARS_LETTER', 'EVICTION_NOTICE']),
    pattern:
      /\b(?:sincerely|faithfully|regards|thanks|truly),?[ \t]*\n\s*(\p{Lu}[\p{L}'-]+ (?:\p{Lu}\.? )?\p{Lu}[\p{L}'-]+)[ \t]*(?:\n|$)/giu,
    score: 2.1,
  },
]

const CREDITOR = new RegExp(
  String.raw`(?:[Oo]ur [Cc]lients?(?: is)?|[Cc]lient(?: [Nn]ame)?|[Oo]riginal [Cc]reditor|[Oo]riginal [Cc]ompany|[Oo]riginal [Ll]ender|[Pp]revious [Cc]reditor|[Cc]reditor(?: [Nn]ame)?|[Oo]n behalf of(?: our client)?|(?:[Aa]cting|[Ww]e act|act|agents?|[Aa]ttorneys?|[Cc]ounsel|[Ll]awyers?) (?:for|on behalf of)|(?:[Ff]irm|[Oo]ffice|[Ww]e|I) represents?|(?:assigned|sold|transferred)(?: to (?:us|our client))? (?:by|from)|(?:bought|purchased)(?: \w+){0,3} from|[Ii]nstructed by|[Ll]ender|[Oo]bt?ained by|[Cc]ollecting for|(?:debt|money|sum|balance)(?: (?:that |which )?you owe|(?: \w+)? (?:owed|owing|due)) to|(?:retained|engaged|hired|employed) by|[Aa]ppointed by|as agents? (?:for|of)|with)(?:[,:]|\s{2,})?\s{1,6}(?:the )?(${NAME})`,
  'gu',
)

const AFTER_CLIENT = new RegExp(FOREIGN_CLIENT, 'giu')
/** "Onze opdrachtgever", "de naamloze vennootschap", "della società", "zorgverzekeraar": what the client is, before its name. */
const WHAT_CLIENT_IS =
  /^(?: ?:[ \t]{1,30}|(?:[,:]| :)?\s{1,6})(?:(?:die|der|des|dem|den|de|het|la|le|les|l['’]|el|il|lo|los|las|onze|nostr[oa]|nuestr[oa]|notre|nos|unser(?:e[rsmn]?)?) ?){0,2}(?:(?:(?:naamloze|besloten|commanditaire) vennootschap(?: (?:met|naar) [\p{Ll} ]{4,40}?)?|opdrachtgee?fs?t?e?r|cliënte?|clienti?e?|mandante|mandantin|mandant|assistit[oa]|auftraggeber(?:in)?|soci[eé]t[aàé]|sociedad|entidad|mercantil|ditta|firma|\p{Ll}[\p{L}-]{3,20}),? )?(?=\p{Lu}|“|"|«)["“«]?/u
const NAME_HERE = new RegExp(String.raw`^${NAME}`, 'u')
/** A name stops at the first stop of "B.V." and "S.p.A.". */
const REST_OF_FORM = /^\.(?:[VAL]\.(?:[UP]\.)?|[pP]\.A\.|[rR]\.[lL]\.)/u

/** Each name behind words for a client, in the languages beside English. */
function clientsAbroad(text: string): { name: string; start: number; match: RegExpExecArray }[] {
  return Array.from(text.matchAll(AFTER_CLIENT)).flatMap((match) => {
    const from = match.index + match[0].length
    const lead = WHAT_CLIENT_IS.exec(text.slice(from, from + 120))
    if (!lead || signsBelowPart(text, from + lead[0].length)) return []
    const start = from + lead[0].length
    const name = nameOfClient(text.slice(start, start + 160))
    // "Ob dem Antragsteller der Anspruch zusteht": a German noun is no name.
    if (!lead[0].includes(':') && ANY_NOUN.test(name)) return []
    const form = REST_OF_FORM.exec(text.slice(start + name.length, start + name.length + 8))
    return [{ name: cleanName(name + (form?.[0] ?? '')), start, match }]
  })
}

/** "Caisse de pensions Tarn": its kind goes on in small words. */
function nameOfClient(text: string): string {
  const name = NAME_HERE.exec(text)?.[0] ?? ''
  if (!KIND_FIRST.test(name)) return name
  return name + (GOES_ON.exec(text.slice(name.length))?.[0] ?? '')
}

const KIND_FIRST =
  /^(?:Caisse|Banque|Fondation|Office|Société|Mutuelle|Régie|Cassa|Banca|Fondazione|Società|Caja|Fundación)$/u
const GOES_ON =
  /^(?: (?:(?:de |d['’]|des |du |di |della )?\p{Ll}[\p{L}'’-]+)){1,4}(?: \p{Lu}[\p{L}'’-]+){0,3}/u
const ANY_NOUN =
  /^(?:Anspruch|Forderung|Betrag|Sache|Antrag|Schuldner(?:in)?|Gegner(?:in)?|Frist|Nachweis|Vertrag|Kosten|Zahlung|Recht|Verfahren|Beweis|Einleitung|Erhebung|Klage|(?:Mandant(?:in|schaft)?|Eigentümer(?:in)?|Vermieter(?:in)?|Auftraggeber(?:in)?|Gläubiger(?:in)?)$)/u

/** The lender of old is the original creditor; a client may be the buyer of the debt. */
const FIRST_LENDER = /^(?:original|previous|assigned|sold|transferred|bought|purchased|obt)/i

function clients(text: string): { name: string; start: number; match: RegExpExecArray }[] {
  return Array.from(text.matchAll(CREDITOR), (match) => {
    const name = cleanName(match[1] ?? '')
    return { name, start: match.index + match[0].lastIndexOf(name), match }
  })
}

/** "originally owed to X", or the one "you entered into an agreement with". */
function isFirstLender(text: string, match: RegExpExecArray): boolean {
  const left = text.slice(Math.max(0, match.index - 14), match.index)
  const isAgreed = /^with\b/i.test(match[0]) && /\b(?:agreement|account|loan|card)\s*$/i.test(left)
  return isAgreed || FIRST_LENDER.test(match[0])
}

/** "With Jo Lark" is no creditor, nor is the "Client: Jo Lark" of whoever treats or teaches them, nor a statute. */
function isNoCreditor(words: string, name: string): boolean {
  if (STATUTE.test(name) || (/^with\b/i.test(words) && OF_LAW.test(name))) return true
  const isWeak = /^with\b/i.test(words) || (/^client:? /i.test(words) && PERSON_NAME.test(name))
  return isWeak && !isOrganisation(name)
}

/** "Complain with the Rent Board", "file with the Tribunal": where the reader may go, and nobody's client. */
const OF_LAW =
  /\b(?:Schemes?|Tribunals?(?: Service)?|Courts?|(?:Traffic )?Enforcement Centre|Ombudsman|Residential Tenanc(?:y|ies) (?:Branch|Board|Authority|Office)|(?:Landlord and Tenant|Rent(?:al)?(?: Control)?|Labou?r Relations|Review|Appeals?) Board|(?:Fair Work|Human Rights|Equality|Public Utilit(?:y|ies)|Public Service|Corporation) Commission|Attorney General(?:'s Office)?)$/

const STATUTE = /\b(?:Act|Acts|Code|Regulations?|Rules|Statutes?|Ordinance)$/

/** The organisation for whom, or from whom, the debt came. */
export function findCreditor(letter: Letter): Candidate | null {
  const text = letter.working.text.slice(0, WINDOW)
  const all = letter.language === 'en' ? clients(text) : clientsAbroad(text)
  const named = all.filter((one) => !isOfHead(letter, one))
  const found: (Candidate & { isFirst: boolean })[] = []
  for (const { name, start, match } of named) {
    if (found.length >= 20) break
    // A board for which its manager signs is part of the sender.
    if (!looksLikeName(name) || isOfficeAlone(name) || isNoCreditor(match[0], name)) continue
    const isFirst = isFirstLender(text, match)
    found.push({ name, start, end: start + name.length, score: 1, isFirst })
  }
  return found.find(({ isFirst }) => isFirst) ?? found[0] ?? null
}

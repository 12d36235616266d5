/** Finds who wrote the letter, and on whose behalf. */
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { Span } from '@plainletter/contracts/reading'

import { isAddressedAtTop, isFirmGreeted } from './addressed-at-top.ts'
import { UNDERSTOOD } from './cues/rows.ts'
import type { Letter } from './letter.ts'
import { withDots, withMarks } from './lost-umlauts.ts'
import { mergeSenders, repairName, senderKey } from './merge-senders.ts'
import type { Candidate } from './merge-senders.ts'
import { inFull } from './name-in-full.ts'
import { toSpan } from './normalise.ts'
import { isBranch, isCourtOverNotice, isOfficeAlone, isTradeAlone } from './not-a-sender.ts'
import { isReport } from './ordinary-paper.ts'
import { isOrganisation } from './organisation-name.ts'
import { isOtherSide } from './other-side.ts'
import { isPersonalPaper } from './personal-paper.ts'
import { isPaidThrough } from './sender-bank.ts'
import { fromHouseBelowPerson } from './sender-below-person.ts'
import { fromPlaces } from './sender-by-place.ts'
import { fromOwnTrade } from './sender-communities.ts'
import { domainSenders, fromBareAddress } from './sender-domains.ts'
import { fromForms, WINDOW } from './sender-forms.ts'
import {
  fromHead,
  fromKnown,
  fromOpening,
  fromPersonWhoSigns,
  fromSignature,
  fromSpacedLetters,
} from './sender-lines.ts'
import { fromPersonAtTop } from './sender-person-at-top.ts'
import {
  findCreditor,
  fromFallbacks,
  fromMailHeader,
  fromPhrases,
  fromPlainHeader,
  fromTraders,
} from './sender-phrases.ts'
import { tidyCase, usualSpelling } from './tidy-case.ts'

type Named = { name: string; span: Span }
type Sender = { sender: Named | null; creditor: Named | null }

/** The organisation that wrote the letter, and the one it writes for. Null where the text names none. */
export function findSender(letter: Letter, documentType: DocumentType): Sender {
  const creditor = ENDS_WORK.has(documentType) ? null : findCreditor(letter)
  const known = { creditor, readers: readersOf(letter) }
  if (isFromNobody(letter, documentType)) return { sender: null, creditor: null }
  const greetsCustomers = GREETS_CUSTOMERS.test(letter.working.text.slice(0, WINDOW))
  const candidates = [
    ...fromForms(letter, documentType),
    ...letter.abroad.fromJapaneseLabel(letter),
    ...letter.abroad.fromLabels(letter, documentType),
    ...letter.abroad.fromActs(letter, documentType),
    ...letter.abroad.fromImprint(letter),
    ...letter.abroad.fromBrand(letter),
    ...fromMailHeader(letter),
    ...fromPlainHeader(letter),
    ...fromPhrases(letter),
    ...fromTraders(letter),
    ...fromHead(letter),
    ...fromSignature(letter),
    ...domainSenders(letter),
    ...fromBareAddress(letter),
    ...fromKnown(letter, documentType),
    ...fromOpening(letter),
    ...fromPersonWhoSigns(letter),
    ...fromPersonAtTop(letter),
    ...fromHouseBelowPerson(letter),
    ...fromSpacedLetters(letter),
    ...letter.abroad.fromCommunity(letter),
    ...fromOwnTrade(letter),
    ...fromPlaces(letter),
    ...fromFallbacks(letter, documentType),
  ]
    .filter((candidate) => !(ENDS_WORK.has(documentType) && isOfficeHolder(letter, candidate)))
    .filter((candidate) => !letter.abroad.isCertifier(letter, candidate))
    .filter(({ name }) => !isTradeAlone(name) && !isOfficeAlone(name))
    .filter(({ name }) => !isCourtOverNotice(letter, documentType, name))
    .map((candidate) => weigh(letter, candidate, known))
    .map((candidate) =>
      candidate.score < 13 && PRINTED_BY_COURT.has(documentType) && COURT.test(candidate.name)
        ? { ...candidate, score: candidate.score - 4 }
        : candidate,
    )
    .filter(
      ({ name, start, isSigned }) =>
        (documentType !== 'OTHER' && UNDERSTOOD.has(letter.language)) ||
        isOrganisation(name) ||
        isSigned === true ||
        // Of words not understood only a known kind of body is a name.
        (UNDERSTOOD.has(letter.language) &&
          start < (name.includes(' ') ? 120 : 30) &&
          (!isPersonal(name) || greetsCustomers)),
    )
  const best = likeliest(letter, candidates)
  if (!best || best.score < 2) return withoutSender(letter, creditor, documentType)
  const isSame = creditor !== null && senderKey(creditor.name) === senderKey(best.name)
  return {
    sender: toNamed(letter, inFull(letter, best)),
    creditor: isSame ? null : toNamed(letter, creditor),
  }
}

/** A question, a fraud under a false name, a paper of the reader's own, and news. */
function isFromNobody(letter: Letter, documentType: DocumentType): boolean {
  if (documentType === 'ENQUIRY' || documentType === 'SCAM_LETTER') return true
  return documentType === 'OTHER' && (isPersonalPaper(letter) || isReport(letter))
}

/** Who ends a job writes for nobody else: "your position with Tarn Ltd" names no creditor. */
const ENDS_WORK: ReadonlySet<DocumentType> = new Set(['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'])
/** "Rosa Quill, Operations Manager": who ends a job by this title does so for an employer that the letter does not name. */
function isOfficeHolder({ working }: Letter, { name, end }: Candidate): boolean {
  return (
    isPersonal(name) &&
    !isOrganisation(name) &&
    HOLDS_OFFICE.test(working.text.slice(end, end + 60))
  )
}

const HOLDS_OFFICE =
  /^(?:,[ \t]*|[ \t]*\n[ \t]*)(?:[\p{L}&]{1,20} ){0,3}(?:manager|director|officer|supervisor|administrator|coordinator|(?:vice )?president|human resources|hr|(?:business|people) partner|head of \p{L}+)(?:, [\p{L}& ]{2,30})?[ \t]*(?:\n|$)/iu

/** No private person has customers or members. */
const GREETS_CUSTOMERS =
  /\bdear (?:[\p{L}&'-]+ ){0,3}(?:customers?|members?|policy ?holders?|subscribers?|guests?|patients?|users?|shareholders?|colleagues?)\b/iu

/** The one with most votes; the person who signs for a firm gives way to the firm. */
function likeliest(letter: Letter, candidates: readonly Candidate[]): Candidate | undefined {
  const ranked = mergeSenders(candidates).toSorted((a, b) => b.score - a.score || a.start - b.start)
  const [first] = ranked
  const best = first && (betterThan(letter, first, ranked) ?? first)
  if (!best || best.score >= NAMED_BY_FORM || isOrganisation(best.name) || !isPersonal(best.name))
    return best
  return (
    ranked.find(({ name, score }) => score >= 2 && isOrganisation(name) && !isBranch(name)) ?? best
  )
}

/** The house for which the one with most votes stands. */
function betterThan(
  letter: Letter,
  first: Candidate,
  ranked: readonly Candidate[],
): Candidate | undefined {
  return houseOf(first, ranked) ?? firmBelow(letter, first, ranked) ?? chambersOf(first, ranked)
}

/** "France Travail" in the line above "Agence de Rennes". */
function houseOf(branch: Candidate, ranked: readonly Candidate[]): Candidate | undefined {
  if (!isBranch(branch.name)) return undefined
  return ranked.find(
    ({ name, score, end }) =>
      score >= 2 &&
      end < branch.start &&
      branch.start - end < 4 &&
      /[ .]|^\p{Lu}{2,6}$/u.test(name),
  )
}

/** "Avv. Paola Ferrante" beside "Studio Legale Pavan": the office of a lawyer or an officer that signs by name. */
function chambersOf(lawyer: Candidate, ranked: readonly Candidate[]): Candidate | undefined {
  if (!A_LAWYER.test(lawyer.name)) return undefined
  return ranked.find(
    ({ name, score, start }) =>
      score >= 2 && (start < 400 || isBelow(start, lawyer)) && CHAMBERS.test(name),
  )
}

/** In the lines below whoever signs. */
const isBelow = (start: number, { end }: Candidate): boolean => start > end && start - end < 120

const A_LAWYER =
  /^(?:avv\.|ma[iî]tre|me |ra(?:in)? |rechtsanw[aä]lt(?:in)? |mr\. ?\p{Lu}\.|abg\.)/iu
const CHAMBERS =
  /(?<!\p{L})(?:studio legale \p{L}|kanzlei|rechtsanwälte|selarl|scp|étude|cabinet \p{L}|bufete|despacho|advocaten)/iu

/** "From: Graham Quill" over "Quill Lettings Ltd": the firm in the line below the person, or below what the person is there. */
function firmBelow(
  { lines }: Letter,
  person: Candidate,
  ranked: readonly Candidate[],
): Candidate | undefined {
  if (isOrganisation(person.name) || !isPersonal(person.name)) return undefined
  const own = lines.findIndex(({ start, end }) => start <= person.start && person.start <= end)
  const next = lines[own + (isTitle(lines[own + 1]?.text ?? '') ? 2 : 1)]
  if (own < 0 || !next || !LEGAL_FORM.test(next.text) || next.text.length > MOST_OF_NAME)
    return undefined
  return ranked.find(({ start, end }) => next.start <= start && end <= next.end)
}

const isTitle = (line: string): boolean =>
  /^(?:owner|co-owner|proprietor|president|partner|(?:managing )?director|(?:\p{L}+ )?manager|principal)$/iu.test(
    line,
  )

const LEGAL_FORM =
  /\b(?:ltd|limited|plc|llp|llc|inc|gmbh|ag|sarl|sprl|bvba|srl|s\.?l|b\.?v|n\.?v|pty)\b\.?$/i
const MOST_OF_NAME = 60

/** From this score on a form or a telling sentence names the sender. */
const NAMED_BY_FORM = 6

/** "A breach of your lease agreement with": where only a desk signs, the house is named so. */
const OWN_CONTRACT = /\byour (?:lease|tenancy|rental|licen[cs]e)(?: agreement)? with (?:the )?$/i
/** A notice of default comes from the creditor it names. */
function withoutSender(
  letter: Letter,
  creditor: Candidate | null,
  documentType: DocumentType,
): Sender {
  const text = letter.working.text.slice(0, 3000)
  const isOwn =
    // A roll or a demand of the tax office that names its creditor comes from there.
    documentType === 'TAX_DEMAND' ||
    /\b(?:default notice|notice of (?:default|sums in arrears))\b/i.test(text) ||
    OWN_CONTRACT.test(text.slice(0, creditor?.start ?? 0))
  const named = toNamed(letter, creditor)
  return isOwn ? { sender: named, creditor: null } : { sender: null, creditor: named }
}

/** Two or three plain words may be a person: the writer of a story or of a CV. */
function isPersonal(name: string): boolean {
  // "BKK Weserland" is no person: nobody is called by three capitals.
  if (/^\p{Lu}{3,5} \p{Lu}\p{Ll}/u.test(name) || OFFICE_OF_STATE.test(name)) return false
  return /^\p{Lu}(?:[\p{L}'-]+|\.)(?: \p{Lu}\.?)?(?: \p{Lu}[\p{L}'-]+){1,2}$/u.test(name)
}

/** "Fines Victoria", "Service NSW": what it does, and where. */
const OFFICE_OF_STATE =
  /^(?:fines|infringements|service|services|transport|consumer|fair trading) \p{Lu}/iu

/** A claim form is printed by the court and sent by the claimant. */
const COURT = /\b(?:court|courts|national business centre)\b/i

const PRINTED_BY_COURT: ReadonlySet<DocumentType> = new Set(['COURT_CLAIM', 'COUNCIL_TAX_DEMAND'])

function toNamed(letter: Letter, found: Candidate | null): Named | null {
  const printed = found ? repairName(usualSpelling(letter, tidyCase(letter, found.name))) : ''
  const { text } = letter.working
  const name = letter.language === 'de' ? withDots(text, printed) : withMarks(text, printed)
  return found && name !== ''
    ? { name, span: toSpan(letter.working, found.start, found.end) }
    : null
}

type Known = { creditor: Candidate | null; readers: ReadonlySet<string> }

/** Names after "our client" and the like are not the sender. */
function weigh(letter: Letter, candidate: Candidate, { creditor, readers }: Known): Candidate {
  const isWelsh = /^(?:cyngor|llys)\b/i.test(candidate.name)
  const isCreditor = creditor !== null && senderKey(creditor.name) === senderKey(candidate.name)
  const isWeak = candidate.score < 9 && candidate.isSigned !== true
  const less =
    (isWeak && isOtherSide(letter, candidate) ? 5 : 0) +
    (isWeak && isCreditor ? 3 : 0) +
    (isWelsh ? 1.5 : 0) +
    (isPaidThrough(letter, candidate) ? 6 : 0) +
    (isReader(letter, candidate, readers) ? 8 : 0)
  return { ...candidate, score: candidate.score - less }
}

function isReader(letter: Letter, candidate: Candidate, readers: ReadonlySet<string>): boolean {
  return (
    isGreeted(candidate, readers) ||
    isAddressedAtTop(letter, candidate) ||
    isFirmGreeted(letter, candidate)
  )
}

/** The letter is to the one it greets, not from them. */
function isGreeted({ name, isSigned }: Candidate, readers: ReadonlySet<string>): boolean {
  if (isSigned === true || isOrganisation(name)) return false
  const words = name.split(' ')
  if (readers.has(senderKey(name))) return true
  // "Dear Mr Lehnert" greets the Tobias Lehnert of the address.
  return (
    words.length > 1 && [words[0], words.at(-1)].some((one) => readers.has(senderKey(one ?? '')))
  )
}

/** Those whom the letter greets: "Dear Marcus Quill:". */
function readersOf(letter: Letter): ReadonlySet<string> {
  const greeted = letter.lines.filter(({ block }) => block === 'salutation').map(({ text }) => text)
  return new Set(
    greeted.flatMap((line) => {
      const name = GREETING.exec(line)?.[1]
      return name && !CUSTOMER_OF.test(line) ? [senderKey(name)] : []
    }),
  )
}

/** "Dear Tarn Broadband customer": the house is greeted through those who buy from it. */
const CUSTOMER_OF =
  /\b(?:customers?|clients?|subscribers?|members?|(?:account|policy|card)[- ]?holders?|users?|guests?|patients?|passengers?|shareholders?|investors?|drivers?|supporters?|students?|residents?|tenants?|buyers?|sellers?|hosts?)\b/i

const GREETING =
  /^(?:dear|hello|hi|kia ora|tēnā ko(?:e|rua|utou)|g['’]day|sehr geehrte[rs]?|liebe[rs]?|guten tag|madame|monsieur|bonjour|ch(?:er|ère)|estimad[oa]|hola|geachte|beste|gentile|egregio|ciao|buongiorno),? (?:(?:mr|mrs|ms|miss|dr|herr|frau|madame|monsieur|sr|sra|señora?|heer|mevrouw|sig|signora?)\.?(?: ?\/ ?(?:mrs?|ms|miss)\.?)* )?(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'.-]*){0,3})/iu

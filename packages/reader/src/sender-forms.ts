/** Senders that a form names behind a label: the claimant, the landlord, the creditor, the court. */
import type { DocumentType } from '@plainletter/contracts/document-type'

import { cleanName } from './clean-name.ts'
import type { Letter } from './letter.ts'
import type { Candidate } from './merge-senders.ts'
import { occurrences } from './occurrences.ts'
import { isHeading, looksLikeName, traderIn } from './organisation-name.ts'

/** How much of a text is looked at for names. */
export const WINDOW = 40_000

/** "Signed: P. Lacey, landlord": a person who signs as the one that lets the home. */
const SIGNED_AS_LANDLORD =
  /(?:(?:^|\n)[ \t]*(?:[Ss]ign(?:ed(?: by)?|ature)[: \t]+)?|\b(?:[Ss]incerely|[Rr]espectfully|[Rr]egards|[Tt]ruly), )(?=\p{Lu}[\p{L}.'-]{0,20}(?: \p{Lu}[\p{L}.'-]{0,20}){1,3},? {1,3}[([]?(?:[Ll1I]andlord|[Ll]andlady|[Oo]wner|[Ll]essor)\b)/gu

/** A landlord behind a label or a signature, in papers about a home. */
const LANDLORDS = [
  /(?:^|\n)[ \t]*(?:part a:? *|(?:from )?(?:the )?)landlord(?:\(s\))?[ \t]*:?[ \t]*\n+[ \t]*(?:full )?names?(?:\(s\))?:[ \t]*\n?[ \t]*(?=\p{Lu})/giu,
  /[([]?\blandlord(?:\(s\)|'s)?(?: ?[([])?(?: ?(?:full )?name(?:s|\(s\))?)[)\]]:?[ \t]*(?=\p{Lu})/giu,
  SIGNED_AS_LANDLORD,
  /(?:^|\n)[ \t]*(?:\d{1,2}[.)]?[ \t]+)?(?:notice )?(?:issued|given|served) by:?[ \t]*(?:\[[ xX✓]?\][ \t]*[\p{Ll}/ ]{4,24}?)+[ \t]*\n[ \t]*(?=\p{Lu})/gu,
  /\bname (?:and address )?of (?:the )?landlord(?:\(s\))?: */gi,
  /\bname and address of (?:the )?landlord[^:\n]{0,60}:[ \t]*\n+(?:[ \t]*(?:\(|sign(?:ed|ature)\b)[^\n]*\n+){0,3}[ \t]*names?(?:\(s\))?:[ \t]*\n?[ \t]*(?=\p{Lu})/giu,
  /\byour landlord[ \t]*\n+[ \t]*I,? (?=\p{Lu})/giu,
  /\b(?:residential )?rental provider(?:['’]s name| name)?: */gi,
  /\b[Tt]he landlord,? (?=\p{Lu}[^\n,]{2,50}?,? (?:LLC|L\.L\.C|Inc|L\.?P|Ltd|Corp|Trust|Company)\b)/gu,
  /(?:^|\n)[ \t]*[Ss]igned(?: by)?[: \t]+(?=\p{Lu}[\p{L}.'-]{0,20}(?: \p{Lu}[\p{L}.'-]{0,20}){1,3}[ \t]*\n[ \t]*[Ll]andlord\b)/gu,
  /\b[Ss]igned for (?:and on behalf of )?the landlord: *(?:\p{Lu}[\p{L}.'-]{0,20} ){0,2}\p{Lu}[\p{L}'-]{1,20}, (?=\p{Lu})/gu,
] as const

const FORMS: Partial<Record<DocumentType, readonly RegExp[]>> = {
  RENT_ARREARS_LETTER: LANDLORDS,
  COURT_CLAIM: [
    /(?:^|\n)[ \t]*(?:\d\. )?(?:the )?(?:c[li1]a[il1](?:m|rn)ant|pursuer|plaintiff|applicant)s?(?:\(s\))?(?:'s?)?(?: names?(?:\(s\))?| details)?(?: and address(?:\(es\)|es)?)?[ \t]*[:\n][ \t\n]*(?:full name: *|company name: *|name: *|organisation: *)?/gi,
    /(?:^|\n)[ \t]*(?:claimant|pursuer|applicant|plaintiff)[ \t]{2,}/gi,
    /(?:^|\n)[ \t]*name of (?:the )?(?:claimant|pursuer|applicant|plaintiff)s?(?: \([^)\n]{1,30}\))?[ \t]*[:\n][ \t\n]*/gi,
    /(?:^|\n)[ \t]*(?=\p{Lu}[^\n]{3,60}?(?:[ \t]*|[ \t]{3,}\S[^\n]{1,60}),?\n[ \t]*plaintiff\b)/giu,
    /(?:^|\n)[ \t]*(?=\p{Lu}[^\n,]{3,60}(?:, (?:Inc|LLC|N\.A|Ltd|Corp)\.?)?,[ \t]*(?:the )?(?:plaintiff|claimant|pursuer|petitioner)s?[ \t]*,?(?:\n|$))/giu,
    /\bwho is the (?:claimant|pursuer)\? */gi,
    /(?:^|\n)(?=[^\n]{4,60}[ \t]{2,}(?:\d(?:st|nd) )?claimant\b)/gi,
    /\bcase name: */gi,
    /(?:^|\n|\d\. )(?=\p{Lu}[^\n]{3,60} vs?\.? (?:mr|mrs|ms|miss|mx|dr|\p{Lu}))/giu,
    /\bsued by plaintiff(?: \([^)\n]{1,40}\))?: */gi,
    /\bbetween:? *\n*/gi,
    /\bprocurador(?:a|\/a)? de los tribunales,?(?: y| en nombre y representación)? de (?:la (?:entidad|mercantil) )?(?=\p{Lu})/giu,
    /(?:^|\n)[ \t]*(?:heden,? [^\n]{3,60}?,? )?(?:ten|op) verzoeke? van:? */gi,
  ],
  COURT_JUDGMENT: [
    /\borganisation: */gi,
    /(?:^|\n)[ \t]*(?:claimant)s?(?: details)?[ \t]*[:\n][ \t\n]*(?:full name: *|name: *)?/gi,
  ],
  EVICTION_NOTICE: [
    /(?:^|\n)[ \t]*(?:part a:? *)?landlord(?:\(s\))?(?:['’]s)?(?: (?:details|information|particulars))?[ \t]*:?[ \t]*\n+[ \t]*(?:[-*•] )?(?:full )?names?(?:\(s\))?:[ \t]*\n?[ \t]*/gi,
    /(?<!\bto |\bbehalf of,? (?:the )?)\blandlord(?:'s name|\(s\)| name)?(?:: *| {2,}|\t)/gi,
    ...LANDLORDS,
    /(?:^|\n)[ \t]*from:[ \t]*(?:\(landlord['’]s name\)[ \t]*\n?[ \t]*)?(?=[\p{Lu}\d])/giu,
    /\b(?:landlord(?:\(s\)|'s)?|name and address of (?:the )?landlord(?:\(s\))?|\(landlord's name\)):?[ \t]*\n+[ \t]*(?:names?(?:\(s\))?: *)?/gi,
    /(?:^|\n)[ \t]*(?:owner|landlord|lessor|property manager)(?: ?(?:\/|or) ?(?:agent|landlord|owner|manager))?(?:'s)?(?: \(?(?:name|signature)\)?)?: */gi,
  ],
  COUNCIL_TAX_DEMAND: [
    /\bcomplain(?:t|ed)\b[^.\n]{0,60}? (?:by|of)(?: the)?(?: billing authority,?)? (?=\p{Lu})/giu,
    /\bbilling authority,? (?:is )?(?=\p{Lu})/gu,
  ],
  BAILIFF_NOTICE: [
    /(?:^|\n)[ \t]*levying officer(?: \([^)\n]{1,24}\)| name)?: */gi,
    /\b(?:to|by|from) (?=\p{Lu}[^\n,]{2,50}, sheriff officers?\b)/giu,
    /\b(?:to|by|from|at) (?=\p{Lu}[\p{L}&' ]{2,40} sheriff officers\b)/giu,
    /(?:^|\n)[ \t]*(?=(?!sheriff|messengers)\p{Lu}[^\n,]{2,50},? (?:sheriff officers?|messengers)\b)/giu,
    /\bsheriff officers?,[ \t]*(?=[^\n,]{3,60}(?:\bLLP|\bLtd|\bLimited|& Co\b|Partners))/gi,
  ],
  PENALTY_CHARGE_NOTICE: [
    /(?:^|\n)[ \t]*(?:applicant|(?:enforcement|charging|local) authority)[ \t]*(?::|\n|  )[ \t]*/gi,
    /(?:^|\n)[ \t]*(?:enforcement|issuing|prosecuting|referring) (?:agency|authority|body|council)(?::|  )[ \t]*/gi,
    /(?:^|\n|\. )[ \t]*prosecutor: ?/gi,
    /(?:^|\n)[ \t]*the council(?::|  )[ \t]*/gi,
    /(?:^|\n)[ \t]*(?:in the )?(?=traffic enforcement centre\b)/gi,
    /(?:^|\n)[ \t]*your court:[ \t]*/gi,
  ],
  OTHER: [
    ...LANDLORDS,
    /(?:^|\n)[ \t]*name of (?:the )?claimants?(?: \([^)\n]{1,30}\))?[ \t]*[:\n][ \t\n]*/gi,
    /(?:^|\n|\. )[ \t]*(?:landlord|employer|company|organisation|association|prosecutor):[ \t]*/gi,
    /(?:^|\n)[ \t]*landlord(?:'s|s') agent(?::| )[ \t]*(?=\p{Lu})/giu,
  ],
  PARKING_TICKET: [/(?:^|\n)[ \t]*operator(?: name)?:[ \t]*/gi],
  STATUTORY_DEMAND: [
    /(?:^|\n)[ \t]*from:[ \t]*(?=\p{Lu})/giu,
    /\b(?:act|acting|for and) on behalf of (?=\p{Lu})/gu,
    /\b[Tt]he creditor,? (?=\p{Lu})/gu,
    /\b(?:creditor|name of creditor|creditor's name)[ \t]*[:\n]\s*(?:name(?::| +) *)?/gi,
    /\bserved on you by the creditor:? *\n+[ \t]*(?:name(?::| ) *)?/gi,
  ],
}

/** A landlord or a claimant may be a person. */
export const PERSON_NAME =
  /^(?:(?:(?:mr|mrs|ms|miss|dr)\.? )?(?:\p{Lu}[\p{L}'-]+|\p{Lu}\.)|(?:mr|mrs|ms|miss|dr)\.? \p{Lu}\.?)(?: \p{Lu}[\p{L}'.-]*){1,3}$/iu

/** Names that a form prints behind its labels, best first. */
export function fromForms(letter: Letter, documentType: DocumentType): Candidate[] {
  const text = letter.working.text.slice(0, WINDOW)
  const found: Candidate[] = []
  for (const pattern of FORMS[documentType] ?? []) {
    for (const match of occurrences(pattern, letter.working, WINDOW)) {
      const start = match.index + match[0].length
      const name = nameAt(text, start)
      if (name === undefined || found.length >= 6) continue
      const isHand = documentType === 'BAILIFF_NOTICE' && INITIALLED.test(name)
      const score = isHand ? 2 : 12 - found.length
      // Behind a label a private person is a sender in any paper.
      found.push({ name, ...at(text, start, name), score, isSigned: !isHand })
    }
  }
  const all = [...found, ...fromCourt(documentType, { text, isNamed: found.length > 0 })]
  const isCouncils = /^[^\n]*\b(?:council|borough of)\b/i.test(text)
  return isCouncils || DRIVERS_OWN.test(text.slice(0, 400))
    ? all.filter(({ name }) => !TRAFFIC_COURT.test(name))
    : all
}

/** "J. Muir": the officer who signs for the firm. */
const INITIALLED = /^(?:\p{Lu}\.? ?){1,2} ?\p{Lu}\p{Ll}+$/u

/** The court that writes itself, or the one on a claim form that names nobody else. */
function fromCourt(
  documentType: DocumentType,
  { text, isNamed }: { text: string; isNamed: boolean },
): Candidate[] {
  if (isFromCourt(documentType, text)) return courts(text)
  if (documentType !== 'COURT_CLAIM' || isNamed) return []
  return courts(text).map((court) => ({ ...court, score: 6.1 }))
}

/** The name printed at a place: a trader with the trade, a firm or a person. */
function nameAt(text: string, start: number): string | undefined {
  const printed = text
    .slice(start, start + 90)
    .split(AFTER_NAME, 1)
    .join('')
  const name = traderIn(printed) ?? cleanName(printed)
  if (/^\p{Ll}/u.test(name)) return undefined
  const isName =
    traderIn(name) !== undefined ||
    looksLikeName(name) ||
    (PERSON_NAME.test(name) && !isHeading(name))
  return isName ? name : undefined
}

/** The reader's own paper to the Traffic Enforcement Centre: the council is the other side. */
const DRIVERS_OWN =
  /\b(?:witness statement|statutory declaration|application to file|TE[79]|PE[23])\b(?![^]*\border for recovery\b)/i
const TRAFFIC_COURT = /traffic enforcement centre/i

/** A name in a form ends at the line, the column, or one of these words. */
const AFTER_NAME =
  /\n|\t| {2,}| that | against | and \b(?=mr|mrs|ms)| vs?\.? | [([]?(?=landlord\b|owner\b)/i

/** Notices that a court sends itself, not the claimant's form. */
const COURTS_OWN =
  /\bthe tribunal has accepted a claim\b|\bapplication (?:which |that )?has been (?:made|lodged) against you\b|\bcase management discussion (?:has been|will be|is) (?:arranged|fixed|held)\b|\bnotice of (?:hearing|trial|(?:proposed )?allocation)\b|\bhearing will take place\b|(?<!claimant )has made a (?:money )?claim against you|money claim has been made against you|\b(?:your|the) (?:acknowledge?ment of service|defence|admission) (?:was|has been) (?:received|filed|sent)/i

function isFromCourt(documentType: DocumentType, text: string): boolean {
  if (documentType === 'COURT_JUDGMENT') return true
  return documentType === 'COURT_CLAIM' && COURTS_OWN.test(text)
}

/** A judgment or order comes from the court; a request for one comes from the claimant. */
function courts(text: string): Candidate[] {
  if (/request for judg/i.test(text.slice(0, 600))) return []
  const named = Array.from(
    text.slice(0, 4000).matchAll(COURT_NAME),
    ({ index, 0: all, 1: name = '' }) => ({
      name: name.trim().replace(/\s+/g, ' '),
      start: index + all.indexOf(name.trim()),
    }),
  )
  const court = named.find(({ name }) => !BARE_COURT.test(name)) ?? named[0]
  return court ? [{ ...court, end: court.start + court.name.length, score: 13 }] : []
}

const COURT_NAME =
  /\b(?:in the )?(employment tribunals?|(?:first-tier|upper) tribunal(?: for scotland)?(?:\s\([\p{L}&, ]{3,50} chamber\))?|(?:tenancy|disputes|civil resolution|rental|small claims|(?:\p{L}+ ){0,3}civil (?:and|&) administrative) tribunal|landlord and tenant board|civil national business centre|county court business centre|hm courts (?:&|and) tribunals service|(?:\p{Lu}[\p{L}'-]* ){0,3}(?:county|sheriff|high) court(?: (?:at|of|business centre|money claims centre) ?(?:\p{Lu}[\p{L}'-]*(?: (?:\p{Lu}[\p{L}'-]*|and|upon|on))*)?| of justice)?)/giu
/** The label of a form, before the court's own name. */
const BARE_COURT = /^(?:county|sheriff|high) court$/i

function at(text: string, from: number, name: string): { start: number; end: number } {
  const offset = text.slice(from, from + 200).indexOf(name)
  const start = from + Math.max(0, offset)
  return { start, end: start + name.length }
}

import type { DocumentType } from '@plainletter/contracts/document-type'
/** Is the letter what it claims to be? Signs for and against, and the warnings that follow. */
import type { AuthenticitySign } from '@plainletter/contracts/reading'
import { say } from '@plainletter/phrases/phrases'
import type { Phrases } from '@plainletter/phrases/phrases'

import { fixedClaim, letterBases, senderBasis, wholeLetterBasis } from './basis.ts'
import type { Claim } from './basis.ts'
import type { Finding } from './check.ts'
import type { Facts } from './facts.ts'

/** Kinds that people take for official when a private company writes them. */
const OFTEN_PRIVATE: readonly DocumentType[] = [
  'DEBT_COLLECTION_LETTER',
  'PPL_PRS_BILL',
  'PARKING_TICKET',
  'BAILIFF_NOTICE',
  'LETTER_BEFORE_CLAIM',
  'COPYRIGHT_INFRINGEMENT_LETTER',
  'CEASE_AND_DESIST',
]
/** Told once, as a warning of its own. */
const SOFTWARE_SIGN = 'orders_to_software'
/** Signs that no real sender gives. The others say something only together, as real letters hurry and threaten too. */
const DECISIVE: readonly string[] = [
  'lookalike_domain',
  'foreign_link',
  'misspelt_brand',
  'personal_bank_account',
  'asks_remote_access',
  'says_keep_secret',
  'short_link',
  'avoids_known_contact',
]
/** Not worth a word of warning even beside another. */
const TRIFLES: readonly string[] = [SOFTWARE_SIGN, 'no_letter_date']
/** A court paper is never called a fake for what our reading did not find. */
const COURT_KINDS: readonly DocumentType[] = [
  'COURT_CLAIM',
  'COURT_JUDGMENT',
  'BAILIFF_NOTICE',
  'COUNCIL_TAX_DEMAND',
]
const CASE_NUMBER =
  /\b(?:record|case|claim|court)\s+(?:no\b|number|ref)|\bclaim\s+[A-Z0-9]*\d[A-Z0-9]{4,}\b/i
const DATED = /\b(?:served|issued|dated|date of (?:issue|service|notice))\b[^\n]{0,30}\d/i
const OFFICIAL_SENDERS: readonly string[] = ['council', 'court', 'government', 'enforcement_firm']

export function checkGenuineness(facts: Facts): Finding[] {
  const result = isDoubtful(facts) ? 'problem' : 'unclear'
  return facts.reading.authenticity
    .filter((sign) => sign.code !== SOFTWARE_SIGN && !isAnswered(sign, facts))
    .map((sign) => ({
      kind: 'genuineness',
      result: sign.points === 'suspicious' ? result : 'fine',
      says: signWords(sign, facts.phrases),
      basis: proofOf(sign, facts),
    }))
}

/** The letter does hold what the sign says it lacks. */
function isAnswered({ code }: AuthenticitySign, { text }: Facts): boolean {
  if (code === 'claims_court_without_number') return CASE_NUMBER.test(text)
  return code === 'no_letter_date' && DATED.test(text)
}

/** One decisive sign, or two others on a paper that no court or officer stands behind. */
function isDoubtful({ reading }: Facts): boolean {
  if (reading.documentType === 'SCAM_LETTER') return true
  const codes = reading.authenticity
    .filter((sign) => sign.points === 'suspicious' && !TRIFLES.includes(sign.code))
    .map((sign) => sign.code)
  if (codes.some((code) => DECISIVE.includes(code))) return true
  return codes.length > 1 && !COURT_KINDS.includes(reading.documentType)
}

/** What to say at the top: a scam, a private letter that looks official, words for software. */
export function warnNotOfficial(facts: Facts): Claim[] {
  const warnings: Claim[] = []
  const suspicious = facts.reading.authenticity.filter(
    (sign) => sign.points === 'suspicious' && !TRIFLES.includes(sign.code),
  )
  const isScam = facts.reading.documentType === 'SCAM_LETTER'
  const proof = suspicious.flatMap((sign) => proofOf(sign, facts))
  if (!isScam && isDoubtful(facts))
    warnings.push({ ...fixedClaim(facts.phrases, 'checkReal'), basis: proof })
  if (isPrivateLetter(facts)) warnings.push(privateWarning(facts))
  if (facts.reading.softwareInstructions.length > 0) {
    const basis = letterBases(facts.text, facts.reading.softwareInstructions)
    warnings.push({ ...fixedClaim(facts.phrases, 'softwareWords'), basis })
  }
  return warnings
}

function isPrivateLetter({ reading, knownSender }: Facts): boolean {
  if (reading.isOfficialDemand || !OFTEN_PRIVATE.includes(reading.documentType)) return false
  return !knownSender || !OFFICIAL_SENDERS.includes(knownSender.what)
}

function privateWarning(facts: Facts): Claim {
  const says = facts.sender
    ? say(facts.phrases, 'privateLetterFrom', { sender: facts.sender.name })
    : say(facts.phrases, 'privateLetter')
  const register = facts.knownSender ? [senderBasis(facts.knownSender)] : []
  return { says, basis: [...(facts.sender?.basis ?? facts.kindBasis), ...register] }
}

/** A sign without a place is about what the letter lacks, so the whole letter is its proof. */
function proofOf(sign: AuthenticitySign, facts: Facts) {
  const place = letterBases(facts.text, [sign.span])
  return place.length > 0 ? place : wholeLetterBasis(facts.text)
}

/** The reader's own words stand in for a sign that the phrases do not hold. */
function signWords({ code, says }: AuthenticitySign, { signs }: Phrases): string {
  const text = (new Map(Object.entries(signs)).get(code) ?? says).trim()
  return /[.!?。]$/u.test(text) || text === '' ? text : `${text}.`
}

/** The letter at a glance, as short labelled facts, and what to keep track of. */
import { formatLong } from '@plainletter/calendar/plain-date'
import type { InformationSummary } from '@plainletter/contracts/analysis'
import { DOCUMENT_TYPE_NAMES } from '@plainletter/contracts/document-type'

import { fixedClaim, letterBases } from './basis.ts'
import type { Claim } from './basis.ts'
import { claimOf, rowsOf } from './select-rules.ts'
import type { Situation } from './situation.ts'
import type { Transcript } from './transcript.ts'
import { whenWords } from './verdict.ts'

const MOST = 5
const URGENT_DAYS = 7

/** What was told above in full is not told here again: this holds labels, and the rows left over. */
export function informationSummary(
  situation: Situation,
  transcript: Transcript,
): InformationSummary {
  const list = (name: string, claims: readonly Claim[], most = MOST) =>
    transcript.list(`informationSummary.${name}`, claims, most)
  const { facts } = situation
  return {
    keyFindings: list('keyFindings', findingClaims(situation), 8),
    importantInsights: list('importantInsights', leftoverClaims(situation)),
    thingsToConsider: list('thingsToConsider', considerClaims(situation)),
    additionalResearch: list('additionalResearch', researchClaims(situation)),
    informationToTrack: list('informationToTrack', trackClaims(situation), 8),
    situationUrgency: isPressing(situation) ? 'high' : facts.reading.urgencyLevel,
    timeframe: timeframe(situation, transcript),
    understandingCheck: fixedClaim(
      facts.reading.isEnquiry ? 'understandingEnquiry' : 'understanding',
    ).says,
  }
}

function timeframe({ main }: Situation, transcript: Transcript): string {
  if (!main) return fixedClaim('noTimeframe').says
  transcript.prove('informationSummary.timeframe', main.basis)
  const day = formatLong(main.date)
  return main.isPassed ? `Passed on ${day}` : `By ${day} (${whenWords(main)})`
}

function isPressing({ main, isScam }: Situation): boolean {
  return main !== null && !isScam && !main.isPassed && main.daysLeft <= URGENT_DAYS
}

function findingClaims({ facts }: Situation): Claim[] {
  const { reading, sender, creditor, mainSum, letterDate, kindBasis } = facts
  const claims: Claim[] = [
    { says: `Kind: ${DOCUMENT_TYPE_NAMES[reading.documentType]}`, basis: kindBasis },
  ]
  if (sender) claims.push({ says: `From: ${sender.name}`, basis: sender.basis })
  if (creditor) claims.push({ says: `Creditor: ${creditor.name}`, basis: creditor.basis })
  if (mainSum) claims.push({ says: `Sum: ${mainSum.words}`, basis: mainSum.basis })
  if (letterDate)
    claims.push({ says: `Dated: ${formatLong(letterDate)}`, basis: facts.letterDateBasis })
  return claims
}

/** Insights, and things worth knowing, for which the page had no room. */
function leftoverClaims({ rules }: Situation): Claim[] {
  const facts = rowsOf(rules, 'fact').filter((row) =>
    ['did_you_know', 'cannot_happen_yet'].includes(row.rule.slot),
  )
  return [...rowsOf(rules, 'insight'), ...facts].map(claimOf)
}

function considerClaims({ rules, findings }: Situation): Claim[] {
  return [
    ...findings.filter((one) => one.result !== 'fine'),
    ...rowsOf(rules, 'right').map(claimOf),
  ]
}

/** The law to read, by name. */
function researchClaims({ rules }: Situation): Claim[] {
  return rules
    .filter(({ rule }) => ['right', 'deadline', 'limitation', 'answer'].includes(rule.kind))
    .map(({ rule, basis }) => ({
      says: `${rule.authority.title}, ${rule.authority.provision}`,
      basis,
    }))
}

function trackClaims({ facts: { reading, text }, deadlines }: Situation): Claim[] {
  const references = reading.references.map(({ label, value, span }) => ({
    says: `${labelWords(label)}: ${value}`,
    basis: letterBases(text, [span]),
  }))
  const days = deadlines.map((one) => ({
    says: `${formatLong(one.date)}: ${one.action}`,
    basis: one.basis,
  }))
  return [...references.slice(0, 4), ...days]
}

/** The last line of a label, as a label may start on the line above. */
function labelWords(label: string | null): string {
  const last = label?.trim().split('\n').at(-1)?.trim().replace(/:$/, '')
  return last ? last : 'Reference'
}

/** The letter at a glance, as short labelled facts, and what to keep track of. */
import type { InformationSummary } from '@plainletter/contracts/analysis'
import { formatDay, kindLabel } from '@plainletter/phrases/format'
import { say, sayFixed } from '@plainletter/phrases/phrases'

import { letterBases } from './basis.ts'
import type { Claim } from './basis.ts'
import { labelHere } from './kind-here.ts'
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
    understandingCheck: sayFixed(
      facts.phrases,
      facts.reading.isEnquiry ? 'understandingEnquiry' : 'understanding',
    ),
  }
}

function timeframe({ main, facts: { phrases } }: Situation, transcript: Transcript): string {
  if (!main) return sayFixed(phrases, 'noTimeframe')
  transcript.prove('informationSummary.timeframe', main.basis)
  const day = formatDay(phrases, main.date)
  return main.isPassed
    ? say(phrases, 'passedOn', { day })
    : say(phrases, 'byDay', { day, when: whenWords(phrases, main) })
}

function isPressing({ main, isScam }: Situation): boolean {
  return main !== null && !isScam && !main.isPassed && main.daysLeft <= URGENT_DAYS
}

function findingClaims({ facts }: Situation): Claim[] {
  const { phrases, sender, creditor, mainSum, letterDate, kindBasis } = facts
  const claims: Claim[] = [
    {
      says: say(phrases, 'glanceKind', {
        kind: labelHere(facts) ?? kindLabel(phrases, facts.reading.documentType),
      }),
      basis: kindBasis,
    },
  ]
  if (sender)
    claims.push({
      says: say(phrases, 'glanceFrom', { sender: sender.name }),
      basis: sender.basis,
    })
  if (creditor)
    claims.push({
      says: say(phrases, 'glanceCreditor', { creditor: creditor.name }),
      basis: creditor.basis,
    })
  if (mainSum)
    claims.push({ says: say(phrases, 'glanceSum', { sum: mainSum.words }), basis: mainSum.basis })
  if (letterDate)
    claims.push({
      says: say(phrases, 'glanceDated', { day: formatDay(phrases, letterDate) }),
      basis: facts.letterDateBasis,
    })
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

function trackClaims({ facts: { reading, text, phrases }, deadlines }: Situation): Claim[] {
  const references = reading.references.map(({ label, value, span }) => ({
    says: say(phrases, 'labelled', {
      label: labelWords(label) ?? say(phrases, 'reference'),
      value,
    }),
    basis: letterBases(text, [span]),
  }))
  const days = deadlines.map((one) => ({
    says: say(phrases, 'labelled', { label: formatDay(phrases, one.date), value: one.action }),
    basis: one.basis,
  }))
  return [...references.slice(0, 4), ...days]
}

/** The last line of a label, as a label may start on the line above. */
function labelWords(label: string | null): string | null {
  const last = label?.trim().split('\n').at(-1)?.trim().replace(/:$/, '')
  return last ? last : null
}

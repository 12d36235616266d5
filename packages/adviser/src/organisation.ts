/** What we know about the sender, as plain headings and bullets. */
import type { RuleOf } from '@plainletter/contracts/rule'

import { senderBasis } from './basis.ts'
import type { Claim } from './basis.ts'
import { claimOf, rowsOf } from './select-rules.ts'
import { splitSentences } from './sentences.ts'
import type { Situation } from './situation.ts'
import type { Transcript } from './transcript.ts'

const MOST_BULLETS = 8

/** '## Name' and '- bullet' lines, or null when we know nothing that was not said. */
export function organisationText(situation: Situation, transcript: Transcript): string | null {
  const {
    facts: { knownSender, sender },
    rules,
  } = situation
  const bullets = transcript.list(
    'organizationIntelligence',
    [...senderClaims(situation), ...factClaims(rules)],
    MOST_BULLETS,
  )
  if (bullets.length === 0) return null
  const heading = knownSender?.name ?? sender?.name ?? 'Who they are'
  return [`## ${heading}`, ...bullets.map((bullet) => `- ${bullet}`)].join('\n')
}

function factClaims(rules: Situation['rules']): Claim[] {
  const slots: readonly RuleOf<'fact'>['slot'][] = ['organisation', 'who_they_are']
  return rowsOf(rules, 'fact')
    .filter((row) => slots.includes(row.rule.slot))
    .map(claimOf)
}

function senderClaims({ facts: { knownSender }, isScam }: Situation): Claim[] {
  if (!knownSender || isScam) return []
  const basis = [senderBasis(knownSender)]
  const lines: readonly (readonly [string, string | undefined])[] = [
    ['Watched over by', knownSender.regulator],
    ['Trade body', knownSender.tradeBody],
    ['Appeals go to', knownSender.appealsBody],
    ['Complain to', knownSender.complainTo],
    ['Often the next step', knownSender.nextStep],
  ]
  const known = lines.flatMap(([label, value]) =>
    value ? [`${label}: ${value.replace(/[.\s]+$/, '')}.`] : [],
  )
  return [...splitSentences(knownSender.says), ...known].map((says) => ({ says, basis }))
}

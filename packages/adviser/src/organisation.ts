/** What we know about the sender, as plain headings and bullets. */
import type { RuleOf } from '@plainletter/contracts/rule'
import { withoutEnd } from '@plainletter/phrases/format'
import { say } from '@plainletter/phrases/phrases'
import type { SentenceKey } from '@plainletter/phrases/phrases'
import { splitSentences } from '@plainletter/phrases/sentence'

import { senderBasis } from './basis.ts'
import type { Claim } from './basis.ts'
import { claimOf, rowsOf } from './select-rules.ts'
import type { Situation } from './situation.ts'
import type { Transcript } from './transcript.ts'

const MOST_BULLETS = 8

/** '## Name' and '- bullet' lines, or null when we know nothing that was not said. */
export function organisationText(situation: Situation, transcript: Transcript): string | null {
  const {
    facts: { knownSender, sender, phrases },
    rules,
  } = situation
  const bullets = transcript.list(
    'organizationIntelligence',
    [...senderClaims(situation), ...factClaims(rules)],
    MOST_BULLETS,
  )
  if (bullets.length === 0) return null
  const heading = knownSender?.name ?? sender?.name ?? say(phrases, 'whoTheyAre')
  return [`## ${heading}`, ...bullets.map((bullet) => `- ${bullet}`)].join('\n')
}

function factClaims(rules: Situation['rules']): Claim[] {
  const slots: readonly RuleOf<'fact'>['slot'][] = ['organisation', 'who_they_are']
  return rowsOf(rules, 'fact')
    .filter((row) => slots.includes(row.rule.slot))
    .map(claimOf)
}

function senderClaims({ facts: { knownSender, phrases }, isScam, isOver }: Situation): Claim[] {
  if (!knownSender || isScam) return []
  const basis = [senderBasis(knownSender)]
  const lines: readonly (readonly [SentenceKey, string | undefined])[] = [
    ['watchedBy', knownSender.regulator],
    ['tradeBody', knownSender.tradeBody],
    ['appealsTo', knownSender.appealsBody],
    ['complainTo', knownSender.complainTo],
    // It is mostly a step to take in time.
    ['oftenNext', isOver ? undefined : knownSender.nextStep],
  ]
  const known = lines.flatMap(([key, value]) =>
    value ? [say(phrases, key, { who: withoutEnd(value), what: withoutEnd(value) })] : [],
  )
  return [...splitSentences(knownSender.says), ...known].map((says) => ({ says, basis }))
}

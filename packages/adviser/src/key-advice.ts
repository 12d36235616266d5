/** Advice that stands beside the steps: beliefs put right, further answers, and the plain facts not told yet. */
import type { EnhancedInfo } from '@plainletter/contracts/analysis'
import type { RuleOf } from '@plainletter/contracts/rule'
import { say } from '@plainletter/phrases/phrases'
import type { Phrases } from '@plainletter/phrases/phrases'

import type { Claim } from './basis.ts'
import { heldMyths } from './held-myths.ts'
import { claimOf, rowsOf } from './select-rules.ts'
import type { Selected } from './select-rules.ts'
import type { Situation } from './situation.ts'
import type { Transcript } from './transcript.ts'

const MOST_TACTICS = 5
const ADVICE_SLOTS: readonly RuleOf<'fact'>['slot'][] = [
  'reality_check',
  'your_rights',
  'what_they_want',
  'who_they_are',
]

/** Best first; what was said elsewhere is dropped by the transcript. */
export function adviceClaims({ facts, rules, answer }: Situation): Claim[] {
  const plain = rowsOf(rules, 'fact').filter((row) => ADVICE_SLOTS.includes(row.rule.slot))
  const further = answer?.others ?? []
  return [...heldMyths(facts, rules), ...further, ...plain].map(claimOf)
}

/** Lawful tactics, each with its risk and when not to use it. Null when no row applies. */
export function enhancedInfo(
  { rules, facts }: Situation,
  transcript: Transcript,
): EnhancedInfo | null {
  const list = (name: keyof EnhancedInfo, use: RuleOf<'tactic'>['use']) =>
    transcript.list(
      `enhancedInfo.${name}`,
      tacticClaims(
        rowsOf(rules, 'tactic').filter((row) => row.rule.use === use),
        facts.phrases,
      ),
      MOST_TACTICS,
    )
  const info = {
    topTips: list('topTips', 'top'),
    delayingTactics: list('delayingTactics', 'timing'),
    strategicEmpowerment: list('strategicEmpowerment', 'empowerment'),
  }
  return Object.values(info).some((items) => items.length > 0) ? info : null
}

function tacticClaims(rows: readonly Selected<RuleOf<'tactic'>>[], phrases: Phrases): Claim[] {
  return rows.map(({ rule, basis }) => ({
    says: say(phrases, 'tactic', {
      what: rule.says,
      risk: ended(rule.risk),
      notWhen: ended(rule.notWhen),
    }),
    basis,
  }))
}

function ended(text: string): string {
  const trimmed = text.trim()
  return /[.!?。]$/u.test(trimmed) ? trimmed : `${trimmed}.`
}

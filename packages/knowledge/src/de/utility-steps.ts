/** Power and gas bills and threats to cut off supply: what to do. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { RUNNING_COSTS } from './conditions-home.ts'
import { CREDIT_LEFT } from './utility.ts'

const BASE = {
  country: 'de',
  kinds: ['UTILITY_BILL_DEMAND'],
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const UTILITY_STEPS: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.supply.step-plan',
    when: { not: [RUNNING_COSTS, CREDIT_LEFT] },
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Ask the supplier today in writing for a plan to avoid the cut (Abwendungsvereinbarung). It must offer one within a week in basic supply.',
    authority: cite('enwg', '41g'),
  },
  {
    ...BASE,
    id: 'de.supply.step-meter',
    when: { not: [RUNNING_COSTS] },
    kind: 'step',
    list: 'first',
    rank: 20,
    says: 'Read your meter and take a photo. Compare it with the bill. Was the use guessed?',
    authority: cite('enwg', '40a'),
  },
  {
    ...BASE,
    id: 'de.supply.step-vulnerable',
    when: { not: [RUNNING_COSTS, CREDIT_LEFT] },
    kind: 'step',
    list: 'first',
    rank: 30,
    says: 'Is there a baby, an ill, old or disabled person at home? Tell the supplier in writing. Then a cut can be unlawful.',
    authority: cite('enwg', '41f', { provision: '§ 41f Abs. 2 EnWG' }),
  },
  {
    ...BASE,
    id: 'de.supply.step-current',
    when: { not: [RUNNING_COSTS, CREDIT_LEFT] },
    kind: 'step',
    list: 'valid_debt',
    rank: 10,
    says: 'Pay the current monthly sum from now on. The plan holds only while you do.',
    authority: cite('enwg', '41g'),
  },
  {
    ...BASE,
    id: 'de.supply.step-object',
    when: { not: [RUNNING_COSTS] },
    kind: 'step',
    list: 'dispute_debt',
    rank: 10,
    says: 'Complain in writing with reasons. The supplier must answer within four weeks. Then you can go to the Schlichtungsstelle Energie.',
    authority: cite('enwg', '111a', { provision: '§§ 111a, 111b EnWG' }),
  },
]

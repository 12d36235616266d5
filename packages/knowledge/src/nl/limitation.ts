/** How long a claim can be brought for (verjaring). */
import type { Rule } from '@plainletter/contracts/rule'

import { GOODS, JUDGED, PUBLIC_BODY } from './conditions.ts'
import { LAW } from './law.ts'

const BASE = {
  country: 'nl',
  kinds: [
    'DEBT_COLLECTION_LETTER',
    'LETTER_BEFORE_CLAIM',
    'COURT_CLAIM',
    'UTILITY_BILL_DEMAND',
    'RENT_ARREARS_LETTER',
    'CONSUMER_CONTRACT_DISPUTE',
    'ENQUIRY',
  ],
  topics: ['debt', 'consumer', 'housing'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const LIMITATION: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.limitation.goods',
    kind: 'limitation',
    rank: 10,
    years: 2,
    effect: 'court_action_barred',
    when: { any: [GOODS], not: [JUDGED, PUBLIC_BODY] },
    says: 'A firm that sold you goods has two years to claim the price.',
    from: 'the day after the price was due',
    restartedBy: 'A written reminder, or a yes to the debt, can start the time again.',
    authority: LAW.saleTwo,
  },
  {
    ...BASE,
    id: 'nl.limitation.general',
    kind: 'limitation',
    rank: 20,
    years: 5,
    effect: 'court_action_barred',
    when: { not: [GOODS, JUDGED, PUBLIC_BODY] },
    says: 'Most contract debts become too old after five years. You must say so yourself.',
    from: 'the day after the debt was due',
    restartedBy: 'A written reminder, or a yes to the debt, can start the time again.',
    authority: LAW.prescription,
  },
  {
    ...BASE,
    id: 'nl.limitation.judgment',
    when: {
      any: [{ says: ['vonnis', 'vonnissen', 'verstekvonnis', 'uitspraak', 'judgment', 'titel'] }],
    },
    kinds: [...BASE.kinds, 'COURT_JUDGMENT', 'BAILIFF_NOTICE'],
    kind: 'fact',
    rank: 40,
    slot: 'did_you_know',
    says: 'A judgment can mostly be enforced for twenty years. For monthly sums and interest it is five.',
    authority: LAW.judgment20,
  },
]

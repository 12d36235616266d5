/** Questions about things of other people that a court officer may take. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_GOODS_OF_OTHERS: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-debt.goods-of-others',
    kind: 'answer',
    topics: ['debt', 'general'],
    rank: 6,
    verdict: 'no',
    checkBy: '2027-10-31',
    asks: [
      [
        'gerichtsvollzieher',
        'gerichtsvollzieherin',
        'pfändung',
        'pfänden',
        'pfändet',
        'vollstreckung',
        'court officer',
        'bailiff',
      ],
      [
        'gehört meiner',
        'gehört meinem',
        'gehören ihr',
        'gehören ihm',
        'gehört ihr',
        'gehört ihm',
        'gehören meinen',
        'gehören meiner',
        'gehören meinem',
        'sachen meiner',
        'sachen meines',
        'sachen von meiner',
        'sachen von meinem',
        'nicht mir gehört',
        'nicht mir gehören',
        'gehört nicht mir',
        'gehören nicht mir',
        'mitbewohner',
        'things of my',
        'belongs to my',
      ],
      ['mitnehmen', 'nehmen', 'wegnehmen', 'pfänden', 'darf', 'dürfen', 'nimmt', 'take'],
    ],
    says: 'Things of others do not have to pay for your debt. But the officer looks only at who holds a thing. So show bills or a note of the owner, and have it written down. If it is taken all the same, the owner asks the creditor at once to free it, with proof. If not, a court must stop the sale (§ 771 ZPO). Between husband and wife the law presumes that it is yours.',
    authority: cite('zpo', '808', { provision: '§§ 739, 771, 808 ZPO' }),
  },
]

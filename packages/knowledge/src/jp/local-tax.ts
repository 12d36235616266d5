/** Taxes of towns and prefectures: who seizes, waiting, less and review. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { COURT_ORDER, LOCAL_TAX } from './conditions.ts'

const BASE = {
  country: 'jp',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const LOCAL = { title: '地方税法', url: 'https://laws.e-gov.go.jp/law/325AC0000000226' }
const REVIEW = { title: '行政不服審査法', url: 'https://laws.e-gov.go.jp/law/426AC0000000068' }

const RESIDENT_TAX: Test = {
  says: ['住民税', '市県民税', '市民税', '府民税', '都民税', '区民税', '町民税', '村民税'],
}

export const LOCAL_TAXES: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.local.who',
    kind: 'fact',
    slot: 'who_they_are',
    kinds: ['TAX_DEMAND', 'BAILIFF_NOTICE'],
    rank: 5,
    when: { any: [LOCAL_TAX], not: [COURT_ORDER] },
    says: 'This is your town or prefecture. Ten days after a formal reminder (督促状) it may seize without a court.',
    authority: {
      ...LOCAL,
      provision: '第329条、第331条、第371条、第373条、第728条',
      inForceFrom: '1960-01-01',
    },
  },
  {
    ...BASE,
    id: 'jp.local.right-review',
    kind: 'right',
    kinds: ['TAX_DEMAND', 'BAILIFF_NOTICE'],
    rank: 10,
    when: { any: [LOCAL_TAX], not: [COURT_ORDER] },
    says: 'Against a town tax bill or a seizure you can ask for a free review (審査請求), mostly within three months of learning of it.',
    authority: { ...REVIEW, provision: '第18条、地方税法第19条', inForceFrom: '2016-04-01' },
  },
  {
    ...BASE,
    id: 'jp.local.right-less',
    kind: 'right',
    kinds: ['TAX_DEMAND'],
    rank: 8,
    when: { any: [LOCAL_TAX] },
    says: 'Did your income fall hard, or a disaster strike? Ask the town to lower the tax (減免) before its due date. With nothing to take, it can stop collecting.',
    authority: {
      ...LOCAL,
      provision: '第15条の7、第15条の9、第323条、第367条',
      inForceFrom: '2015-04-01',
    },
  },
  {
    ...BASE,
    id: 'jp.local.right-late-charge',
    kind: 'right',
    kinds: ['TAX_DEMAND'],
    rank: 17,
    when: {
      all: [LOCAL_TAX, { says: ['延滞金', '督促', '催告', '未納', '滞納', '納期限を過ぎ'] }],
    },
    says: 'With a granted wait, all or half of the late charge (延滞金) can be dropped. Ask how it was counted.',
    authority: { ...LOCAL, provision: '第15条の9、第326条', inForceFrom: '2015-04-01' },
  },
  {
    ...BASE,
    id: 'jp.local.know-parts',
    kind: 'fact',
    slot: 'did_you_know',
    kinds: ['TAX_DEMAND'],
    rank: 6,
    when: { any: [RESIDENT_TAX] },
    says: 'Resident tax that the town bills itself is mostly due in four parts: June, August, October and January. The bill must reach you ten days before the due date.',
    authority: {
      ...LOCAL,
      provision: '第319条、第319条の2、第320条',
      inForceFrom: '1960-01-01',
    },
  },
]

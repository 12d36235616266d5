/** Bills from a property factor, who looks after the shared parts of a building in Scotland. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const FACTOR_BILL = {
  ...CHECKED,
  nations: ['scotland'],
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
} satisfies Partial<Rule>

const FACTOR: Test = {
  says: [
    'property factor',
    'property factors',
    'your factor',
    'the factor',
    'factors',
    'factoring',
    'common charges',
    'common repairs',
    'common repair',
    'property management',
  ],
}
const CODE: Authority = {
  title: 'Property Factors (Scotland) Act 2011',
  provision: 'sections 3 and 14 (register and code of conduct)',
  url: 'https://www.legislation.gov.uk/asp/2011/8/section/14',
  inForceFrom: '2012-10-01',
}
const TRIBUNAL: Authority = {
  title: 'Property Factors (Scotland) Act 2011',
  provision: 'sections 17 to 19',
  url: 'https://www.legislation.gov.uk/asp/2011/8/section/17',
  inForceFrom: '2012-10-01',
}
const SHARES: Authority = {
  title: 'Tenements (Scotland) Act 2004',
  provision: 'section 4 and Schedule 1, rule 4',
  url: 'https://www.legislation.gov.uk/asp/2004/11/schedule/1',
  inForceFrom: '2004-11-28',
}

export const PROPERTY_FACTORS: readonly Rule[] = [
  {
    ...FACTOR_BILL,
    id: 'gb.factor.code',
    kind: 'right',
    rank: 8,
    when: { all: [FACTOR] },
    says: 'A property factor must be on the public register and follow a code of conduct. It must show how each charge was worked out and answer complaints.',
    authority: CODE,
  },
  {
    ...FACTOR_BILL,
    id: 'gb.factor.tribunal',
    kind: 'step',
    list: 'dispute_debt',
    rank: 8,
    when: { all: [FACTOR] },
    says: 'Write to the factor with your complaint first. If it does not put things right, you can apply to the First-tier Tribunal for Scotland, Housing and Property Chamber.',
    authority: TRIBUNAL,
  },
  {
    ...FACTOR_BILL,
    id: 'gb.factor.share',
    kind: 'right',
    rank: 9,
    when: { all: [FACTOR] },
    says: 'Check your share of the cost in the title deeds. Where they are silent, the law on tenements says how flats split it.',
    authority: SHARES,
  },
]

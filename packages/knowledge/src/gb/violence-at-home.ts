/** Violence and threats at home: an order of the family court. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const VIOLENT_SAID: Test = {
  says: [
    'abusive partner',
    'abusive husband',
    'abusive wife',
    'abusive ex',
    'abusive relationship',
    'is violent',
    'was violent',
    'hits me',
    'hit me',
    'beats me',
    'domestic abuse',
    'domestic violence',
    'non-molestation',
    'controlling behaviour',
    'coercive',
    'occupation order',
  ],
}
const HOME_PARTNER_SAID: Test = {
  says: ['husband', 'wife', 'partner', 'ex', 'boyfriend', 'girlfriend', 'relationship'],
}
const ABUSE_LAW: Authority = {
  title: 'Family Law Act 1996',
  provision: 'sections 33, 42 and 45, with Domestic Abuse Act 2021',
  url: 'https://www.legislation.gov.uk/ukpga/1996/27/section/42',
  inForceFrom: '1997-10-01',
}

const ABUSE_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [VIOLENT_SAID, HOME_PARTNER_SAID] },
} satisfies Partial<Rule>

export const VIOLENCE_AT_HOME: readonly Rule[] = [
  {
    ...ABUSE_ROW,
    id: 'gb.abuse.right-order',
    kind: 'right',
    rank: 2,
    says: 'You can ask the family court for an order that keeps the person away from you and your home. It is free, and can be made the same day. In danger, call 999.',
    authority: ABUSE_LAW,
  },
]

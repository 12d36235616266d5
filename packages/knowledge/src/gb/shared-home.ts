/** Shared homes without a licence: rent back. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const SHARED_SAID: Test = {
  says: [
    'hmo',
    'house in multiple occupation',
    'house share',
    'share a house',
    'share the house',
    'shared house',
    'selective licence',
    'additional licence',
  ],
}
const LICENSED_SAID: Test = {
  says: ['licence', 'licensed', 'unlicensed', 'licensing', 'rent repayment'],
}

const LICENCE_LAW: Authority = {
  title: 'Housing Act 2004',
  provision: 'sections 61, 72 and 73 (shared homes need a licence)',
  url: 'https://www.legislation.gov.uk/ukpga/2004/34/section/72',
  inForceFrom: '2006-04-06',
}
const REPAY_LAW: Authority = {
  title: 'Housing and Planning Act 2016',
  provision: "sections 40 to 46 (rent repayment orders), as changed by Renters' Rights Act 2025",
  url: 'https://www.legislation.gov.uk/ukpga/2016/22/section/41',
  inForceFrom: '2026-05-01',
}

const SHARED_ROW = {
  ...CHECKED,
  nations: ['england'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [SHARED_SAID, LICENSED_SAID] },
} satisfies Partial<Rule>

export const SHARED_HOME: readonly Rule[] = [
  {
    ...SHARED_ROW,
    id: 'gb.shared-home.right-licence',
    kind: 'right',
    rank: 6,
    says: 'Most homes shared by five or more people from two or more families need a council licence. To let one without it is a crime.',
    authority: LICENCE_LAW,
  },
  {
    ...SHARED_ROW,
    id: 'gb.shared-home.right-rent-back',
    kind: 'right',
    rank: 6,
    says: 'You can ask the First-tier Tribunal to order rent back. For what happened since 1 May 2026 it is up to two years of rent, if you ask within two years. Before that it was one year.',
    authority: REPAY_LAW,
  },
  {
    ...CHECKED,
    nations: ['england'],
    id: 'gb.shared-home.answer',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'general'],
    asks: [
      ['hmo', 'house in multiple occupation', 'share a house', 'shared house', 'house share'],
      ['licence', 'licensed', 'unlicensed', 'rent back', 'rent repayment'],
    ],
    verdict: 'yes',
    says: 'Yes, if it needs a licence and has none. Ask the council if one was due, keep proof of your rent, and apply to the First-tier Tribunal for a rent repayment order.',
    authority: REPAY_LAW,
  },
]

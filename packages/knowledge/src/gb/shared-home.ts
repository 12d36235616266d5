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
  when: {
    all: [SHARED_SAID, LICENSED_SAID],
    not: [{ says: ['financial penalty', 'civil penalty', 'notice of intent', 'section 249a'] }],
  },
} satisfies Partial<Rule>

/** The council fines whoever lets the home: the law of the tenant is not theirs. */
const FINED_ROW = {
  ...CHECKED,
  checkedOn: '2026-11-23',
  nations: ['england'],
  kinds: ['OTHER'],
  when: {
    all: [
      { says: ['financial penalty', 'civil penalty', 'section 249a'] },
      { says: ['housing act 2004', 'hmo', 'unlicensed', 'licensing'] },
    ],
  },
} satisfies Partial<Rule>

export const SHARED_HOME: readonly Rule[] = [
  {
    ...FINED_ROW,
    id: 'gb.shared-home.right-fined',
    kind: 'right',
    rank: 5,
    says: 'The council must give its reasons and wait 28 days for your answer before it fines you. After that you can appeal to the First-tier Tribunal. It must be sure beyond reasonable doubt.',
    authority: {
      title: 'Housing Act 2004',
      provision: 'section 249A and Schedule 13A, paragraphs 1 to 4 and 10 (financial penalties)',
      url: 'https://www.legislation.gov.uk/ukpga/2004/34/schedule/13A',
      inForceFrom: '2017-04-06',
    },
  },
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

/** What people wrongly believe of debts: jail, goods, Social Security, silence. */
import type { Rule } from '@plainletter/contracts/rule'

import { DEBT_LAW } from './authority.ts'
import { CHECKED } from './cite-law.ts'
import { PUBLIC_DEBT } from './conditions.ts'

const MYTH = {
  ...CHECKED,
  kinds: [
    'DEBT_COLLECTION_LETTER',
    'LETTER_BEFORE_CLAIM',
    'COURT_CLAIM',
    'COURT_JUDGMENT',
    'ENQUIRY',
  ],
  topics: ['debt', 'general'],
  kind: 'myth',
} satisfies Partial<Rule>

export const DEBT_MYTHS: readonly Rule[] = [
  {
    ...MYTH,
    id: 'us.debt.myth-jail',
    when: { not: [PUBLIC_DEBT, { says: ['gift card', 'gift cards'] }] },
    premise: [
      'go to jail',
      'arrested',
      'arrest me',
      'go to prison',
      'put in jail',
      'warrant for my arrest',
    ],
    says: 'You cannot go to jail for a private debt. A judge can punish only those who ignore an order to come to court.',
    authority: DEBT_LAW.falseWords,
  },
  {
    ...MYTH,
    id: 'us.debt.myth-take-things',
    premise: [
      'take my car',
      'take my house',
      'take my furniture',
      'take my things',
      'come to my house',
    ],
    says: 'A collector cannot come and take your things. For a normal debt it needs a court judgment first. A car lender is different.',
    authority: DEBT_LAW.unfair,
  },
  {
    ...MYTH,
    id: 'us.debt.myth-social-security',
    premise: [
      'take my social security',
      'garnish my social security',
      'take my ssi',
      'garnish social security',
      'take my disability',
    ],
    says: 'A private creditor cannot take Social Security or SSI. The bank must leave two months of direct deposits in your account.',
    authority: DEBT_LAW.benefitsInBank,
  },
  {
    ...MYTH,
    id: 'us.debt.myth-ignore',
    premise: ['ignore it', 'ignore the letter', 'go away if i ignore', 'ignore them'],
    says: 'Ignoring a collector does not end the debt. If it sues and you do not answer, it wins without proof.',
    authority: DEBT_LAW.guidance,
  },
]

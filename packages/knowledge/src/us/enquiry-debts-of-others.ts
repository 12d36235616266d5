/** Questions about the debts of the dead, of a partner, of a parent in a nursing home, and of those we signed for. */
import type { Rule } from '@plainletter/contracts/rule'

import { DEBT_LAW } from './authority.ts'
import { CHECKED } from './cite-law.ts'

const ASK = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general'],
  kind: 'answer',
} satisfies Partial<Rule>

const COLLECTORS = [
  'debt collector',
  'debt collectors',
  'collection agency',
  'collections',
  'collector',
  'collectors',
  'midland',
  'portfolio recovery',
  'lvnv',
  'debt buyer',
]

const DEBTS = [...COLLECTORS, 'debt', 'debts', 'credit card', 'loan', 'owe', 'medical bill']

const CARE = {
  title: 'Nursing Home Reform Act and Medicaid law',
  provision: '42 U.S.C. 1396r(c)(5) and 1396p; 42 CFR 483.15(a)',
  url: 'https://www.ecfr.gov/current/title-42/section-483.15',
  inForceFrom: '2016-11-28',
}

const ON_FAMILY = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['family', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_DEBTS_OF_OTHERS: readonly Rule[] = [
  {
    ...ASK,
    id: 'us.ask-debt.dead-person',
    rank: 12,
    asks: [
      [
        ...DEBTS,
        'credit cards',
        'his credit cards',
        'her credit cards',
        'bills',
        'medical bills',
        'hospital bills',
        'credit card company',
        'card company',
        'visa',
      ],
      [
        'died',
        'passed away',
        'dead',
        'deceased',
        'late husband',
        'late wife',
        'my mother’s debt',
        'inherit',
        'estate',
        'died last',
        'dad died',
        'mom died',
        'husband died',
        'wife died',
        'mother died',
        'father died',
        'his debts',
        'her debts',
        'mother passed',
        'mom passed',
        'father passed',
        'dad passed',
        'husband passed',
        'wife passed',
        'passed last',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'whether you signed too, and your state',
    says: 'In most cases the debts of a person who died are paid from what they left, not by you. If you co-signed, or in community property states, you may owe.',
    authority: DEBT_LAW.guidance,
  },
  {
    ...ASK,
    id: 'us.ask-debt.partners-loan',
    kind: 'answer',
    rank: 5,
    topics: ['debt', 'family', 'general'],
    checkedOn: '2026-11-22',
    asks: [
      [
        "girlfriend's payday loan",
        "girlfriend's loan",
        "girlfriend's debt",
        "boyfriend's debt",
        "boyfriend's loan",
        'my girlfriend',
        'my boyfriend',
        'my fiance',
        'my roommate',
        'my brother',
        'my sister',
        'my friend',
        'my son',
        'my daughter',
        'her debt',
        'his debt',
      ],
      [
        'payday loan',
        'payday',
        'loan',
        'debt',
        'collector',
        'collection company',
        'collection agency',
      ],
      [
        'take her to court',
        'take him to court',
        'to court',
        'sue her',
        'sue him',
        'arrested',
        'by the end of the month',
        'call me about',
        'calling me',
      ],
    ],
    verdict: 'do_this',
    says: 'They may sue the one who signed, but may not threaten a suit they do not mean, or jail. They may tell only her or his husband, wife or lawyer about the debt, not you. Ask for proof in writing within 30 days. Answer real court papers. You owe nothing you did not sign.',
    authority: {
      title: 'Fair Debt Collection Practices Act (FDCPA)',
      provision: '15 U.S.C. 1692b, 1692c(b), 1692e(4) and (5), and 1692g',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section1692e&num=0&edition=prelim',
      inForceFrom: '1978-03-20',
    },
  },
  {
    ...ASK,
    checkedOn: '2026-11-22',
    id: 'us.ask-debt.cosigned',
    rank: 11,
    asks: [
      ['cosigned', 'co-signed', 'cosign', 'co-sign', 'cosigner', 'co-signer', 'guarantor'],
      [
        'loan',
        'pay',
        'paying',
        'lease',
        'credit',
        'debt',
        'come after',
        'car',
        'owe',
        'liable',
        'responsible',
      ],
    ],
    verdict: 'yes',
    says: 'Yes. Who cosigns owes the whole debt if the other does not pay, and it can show on your credit report. Before you signed you should have got a notice that says so.',
    authority: {
      title: 'FTC Credit Practices Rule (notice to cosigners)',
      provision: '16 CFR 444.3',
      url: 'https://www.ecfr.gov/current/title-16/section-444.3',
      inForceFrom: '1985-03-01',
    },
  },
  {
    ...ON_FAMILY,
    id: 'us.trouble.care-home',
    kind: 'answer',
    rank: 5,
    when: {
      not: [
        {
          says: [
            'estate recovery',
            'take her house',
            'take his house',
            'take the house',
            'lien',
            'look back',
            'look-back',
          ],
        },
      ],
    },
    asks: [
      ['nursing home', 'care home', 'assisted living', 'care facility'],
      ['pay', 'bill', 'signed', 'owe', 'on the hook', 'medicaid', 'mother', 'father', 'mom', 'dad'],
    ],
    verdict: 'it_depends',
    dependsOn: 'what you signed and how',
    says: 'A nursing home may not make family promise to pay from their own money. Who signs for a parent pays from the parent’s money. Ask for the contract and the Medicaid dates.',
    authority: CARE,
  },
]

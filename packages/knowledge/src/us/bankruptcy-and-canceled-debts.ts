/** Bankruptcy: what it stops and clears, and debts that were canceled and count as income. */
import type { Rule } from '@plainletter/contracts/rule'

import { DEBT_LAW } from './authority.ts'
import { CHECKED } from './cite-law.ts'

const STAY = {
  title: 'Bankruptcy Code: the automatic stay',
  provision: '11 U.S.C. 362',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title11-section362&num=0&edition=prelim',
  inForceFrom: '2005-10-17',
}

const CLEAR = {
  title: 'Bankruptcy Code: who can file, what is cleared and what you keep',
  provision: '11 U.S.C. 109, 522, 523, 524, 707(b) and 727',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title11-section727&num=0&edition=prelim',
  inForceFrom: '2005-10-17',
}

const FORGIVEN = {
  title: 'Internal Revenue Code (IRC): canceled debt (Form 1099-C, Form 982)',
  provision: '26 U.S.C. 61(a)(11), 108 and 6050P',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section108&num=0&edition=prelim',
  inForceFrom: '2000-01-01',
}

const BROKE = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  when: { any: [{ says: ['bankruptcy', 'chapter 7', 'chapter 13', 'file for bankruptcy'] }] },
} satisfies Partial<Rule>

const CASE = {
  ...CHECKED,
  kinds: ['OTHER', 'COURT_CLAIM', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  when: {
    all: [
      {
        says: [
          'bankruptcy court',
          'chapter 7 bankruptcy',
          'chapter 13 bankruptcy',
          'meeting of creditors',
          'bankruptcy case',
          'proof of claim',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const C1099 = {
  ...CHECKED,
  kinds: ['OTHER', 'TAX_DEMAND', 'ENQUIRY', 'DEBT_COLLECTION_LETTER'],
  when: {
    any: [
      {
        says: [
          '1099-c',
          'cancellation of debt',
          'canceled debt',
          'cancelled debt',
          'forgiven debt',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

export const BANKRUPTCY_AND_CANCELED_DEBTS: readonly Rule[] = [
  {
    ...CHECKED,
    kinds: ['ENQUIRY'],
    topics: ['debt', 'general'],
    id: 'us.claim.ask-bankruptcy',
    kind: 'answer',
    rank: 20,
    asks: [['bankruptcy', 'chapter 7', 'chapter 13', 'file bankruptcy']],
    verdict: 'it_depends',
    dependsOn: 'your income, what you own and the kinds of your debts',
    says: 'Bankruptcy stops most collection at once and can end card, medical and loan debts. Child support, most taxes and most student loans stay. Talk to a lawyer first.',
    authority: DEBT_LAW.discharge,
  },
  {
    ...BROKE,
    id: 'us.life.right-stay',
    kind: 'right',
    rank: 3,
    says: 'Filing for bankruptcy mostly stops collection, garnishment and lawsuits at once. It does not stop child support.',
    authority: STAY,
  },
  {
    ...BROKE,
    id: 'us.life.right-clear',
    kind: 'right',
    rank: 4,
    says: 'Chapter 7 clears most card and medical debts in months if your income is low enough. You can mostly keep a home or car up to set limits.',
    authority: CLEAR,
  },
  {
    ...CASE,
    id: 'us.life.right-creditor',
    kind: 'right',
    rank: 5,
    says: 'While the case is open you may not collect from the person who filed. If money is owed to you, file a claim by the date in the notice.',
    authority: STAY,
  },
  {
    ...C1099,
    id: 'us.life.right-forgiven',
    kind: 'right',
    rank: 4,
    says: 'A debt that was canceled can count as income. It does not if you owed more than you owned, or in bankruptcy. Then file Form 982.',
    authority: FORGIVEN,
  },
]

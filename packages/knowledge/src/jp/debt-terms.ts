/** The law on late charges, guarantors, sold debts, lenders, student loans and fees of owners, where a letter names them. */
import type { Condition, Rule, Test } from '@plainletter/contracts/rule'

import {
  CONDO_FEE,
  FAMILY_CLAIM,
  LENDER,
  PUBLIC_CONTRACT,
  PUBLIC_PREMIUM,
  TOWN_OFFICE,
} from './conditions.ts'

const BASE = {
  country: 'jp',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const MIN = { title: '民法', url: 'https://laws.e-gov.go.jp/law/129AC0000000089' }

const LENDING = { title: '貸金業法', url: 'https://laws.e-gov.go.jp/law/358AC1000000032' }

const SERVICER = {
  title: '債権管理回収業に関する特別措置法(サービサー法)',
  url: 'https://laws.e-gov.go.jp/',
}

const CONSUMER_ACT = { title: '消費者契約法', url: 'https://laws.e-gov.go.jp/law/412AC0000000061' }

const STUDENT = { title: '独立行政法人日本学生支援機構法', url: 'https://laws.e-gov.go.jp/' }

const MEDIATE = {
  title: '特定債務等の調整の促進のための特定調停に関する法律',
  url: 'https://laws.e-gov.go.jp/',
}

const GUARANTOR: Test = { says: ['保証人', '連帯保証人', '保証債務', '連帯保証'] }

const SOLD_DEBT: Test = { says: ['債権譲渡', '債権を譲り受け', '譲り受けました', '譲渡通知'] }

const SERVICER_NAMED: Test = { says: ['債権回収', 'サービサー', '債権管理回収'] }

const LOAN_STUDENT: Test = { says: ['奨学金', '日本学生支援機構'] }

/** Claims to be for a site that was never ordered, and hurries. */
const FALSE_DEMAND: Condition = {
  all: [
    {
      says: [
        '利用料金',
        'ご利用料金',
        '未納料金',
        '有料サイト',
        '有料コンテンツ',
        '登録料',
        '会員登録',
      ],
    },
    {
      says: [
        '最終通告',
        '本日中',
        'ご連絡なき場合',
        '連絡なき場合',
        '法的手続',
        '法的措置',
        '訴訟',
      ],
    },
  ],
}

export const DEBT_TERMS: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.debt.right-late-cap',
    kind: 'right',
    kinds: [
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'UTILITY_BILL_DEMAND',
      'RENT_ARREARS_LETTER',
      'CONSUMER_CONTRACT_DISPUTE',
      'COURT_CLAIM',
    ],
    rank: 37,
    when: { not: [FAMILY_CLAIM, CONDO_FEE, PUBLIC_CONTRACT, PUBLIC_PREMIUM, TOWN_OFFICE] },
    says: 'A firm may not charge a consumer more than 14.6% a year for being late. What is above is void. Loans have their own limits.',
    checkedOn: '2026-11-23',
    authority: { ...CONSUMER_ACT, provision: '第9条第1項第2号', inForceFrom: '2001-04-01' },
  },
  {
    ...BASE,
    id: 'jp.debt.right-guarantor',
    kind: 'right',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM', 'ENQUIRY'],
    topics: ['debt'],
    rank: 8,
    when: { all: [GUARANTOR] },
    says: 'A guarantee counts only in writing. For open-ended ones a top sum must be named. The creditor must tell you within two months when the debtor loses the right to pay in parts.',
    authority: { ...MIN, provision: '第446条、第458条の3、第465条の2', inForceFrom: '2020-04-01' },
  },
  {
    ...BASE,
    id: 'jp.debt.right-sold',
    kind: 'right',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
    rank: 14,
    when: { all: [SOLD_DEBT] },
    says: 'A sold debt binds you only after the old creditor told you, or you agreed. You can still say all that you could say to the old one, such as paid or too old.',
    authority: { ...MIN, provision: '第466条から第468条まで', inForceFrom: '2020-04-01' },
  },
  {
    ...BASE,
    id: 'jp.debt.right-history',
    creditor: 'private',
    kind: 'right',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rank: 24,
    when: { all: [LENDER] },
    says: 'You can ask a lender to see and copy its records of all your loans and payments. It may not refuse.',
    authority: { ...LENDING, provision: '第19条の2', inForceFrom: '2007-12-19' },
  },
  {
    ...BASE,
    id: 'jp.debt.right-servicer',
    creditor: 'private',
    kind: 'right',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
    topics: ['debt'],
    rank: 26,
    when: { all: [SERVICER_NAMED], not: [PUBLIC_CONTRACT] },
    says: 'A licensed collection firm may not threaten or trouble you. If you have a lawyer, it must write to the lawyer and not to you.',
    authority: { ...SERVICER, provision: '第17条、第18条', inForceFrom: '1999-02-01' },
  },
  {
    ...BASE,
    id: 'jp.debt.right-student-loan',
    kind: 'right',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM', 'ENQUIRY'],
    topics: ['debt'],
    rank: 9,
    when: { all: [LOAN_STUDENT] },
    says: 'With a student loan you can ask for smaller payments or more time when you are ill or earn little. Ask before more months pass.',
    authority: { ...STUDENT, provision: '第15条', inForceFrom: '2004-04-01' },
  },
  {
    ...BASE,
    id: 'jp.court.right-talks',
    kind: 'right',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
    rank: 48,
    when: { not: [PUBLIC_PREMIUM, FAMILY_CLAIM] },
    says: 'When you cannot pay your debts, you can ask the summary court for cheap talks with the creditors (特定調停).',
    authority: { ...MEDIATE, provision: '第3条', inForceFrom: '2000-02-17' },
  },
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'jp.court.right-rate',
    kind: 'right',
    kinds: ['COURT_CLAIM'],
    rank: 33,
    when: { any: [LENDER] },
    says: 'Interest on a loan above 15 to 20% a year is void, and late interest of a lender above 20%. Ask how they counted it.',
    authority: {
      title: '利息制限法',
      url: 'https://laws.e-gov.go.jp/law/329AC0000000100',
      provision: '第1条、第4条、第7条',
      inForceFrom: '2010-06-18',
    },
  },
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'jp.debt.right-condo-fee',
    kind: 'right',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM', 'OTHER'],
    rank: 7,
    // A notice of works in the house asks for no fee.
    when: { any: [CONDO_FEE], not: [{ says: ['点検', '清掃', '断水', '停電', '訓練'] }] },
    says: 'The owners’ body can claim these fees first from the flat, also from a buyer, and after long arrears sue for a sale. Offer parts now. Fees over five years old may be too old.',
    authority: {
      title: '建物の区分所有等に関する法律',
      url: 'https://laws.e-gov.go.jp/law/337AC0000000069',
      provision: '第7条、第8条、第59条、民法第166条',
      inForceFrom: '2020-04-01',
    },
  },
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'jp.debt.right-before-2020',
    creditor: 'private',
    kind: 'right',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM', 'ENQUIRY'],
    topics: ['debt'],
    rank: 9,
    when: {
      all: [LENDER],
      any: [
        {
          says: [
            '年前',
            '時効',
            '最終弁済日',
            '最終返済日',
            '債権譲渡',
            '譲り受け',
            '債権回収',
            '平成',
          ],
        },
      ],
      not: [PUBLIC_CONTRACT, PUBLIC_PREMIUM, FAMILY_CLAIM],
    },
    says: 'For a loan of a bank or loan firm made before April 2020, five years counted too, by the old commercial code. For a credit cooperative (信用金庫) or a private person it was mostly ten.',
    authority: {
      title: '商法(改正前)',
      url: 'https://laws.e-gov.go.jp/law/132AC0000000048',
      provision: '旧第522条、民法改正法(平成29年法律第44号)附則第10条',
      inForceFrom: '2020-04-01',
    },
  },
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'jp.debt.right-false-demand',
    creditor: 'private',
    kind: 'right',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rank: 4,
    when: FALSE_DEMAND,
    says: 'You know of no such contract? Then it may be a false demand (架空請求), which is fraud. Do not call that number. Ask the consumer line 188 first.',
    authority: {
      title: '刑法',
      url: 'https://laws.e-gov.go.jp/law/140AC0000000045',
      provision: '第246条(詐欺)',
      inForceFrom: '1908-10-01',
    },
  },
  {
    ...BASE,
    id: 'jp.debt.step-false-demand',
    kind: 'step',
    list: 'first',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rank: 3,
    when: FALSE_DEMAND,
    checkedOn: '2026-11-23',
    says: 'Do not call the number, do not pay and buy no prepaid cards. Keep the message and ask the consumer line 188 or the police line #9110.',
    authority: {
      title: '刑法',
      url: 'https://laws.e-gov.go.jp/law/140AC0000000045',
      provision: '第246条(詐欺)',
      inForceFrom: '1908-10-01',
    },
  },
]

/** Guarantors, sold debts, lenders and collectors, credit for goods, late charges, student loans, club fees and talks in court. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import {
  CONDO_FEE,
  COURT_ORDER,
  FAMILY_CLAIM,
  LENDER,
  LOCAL_TAX,
  PUBLIC_CONTRACT,
  PUBLIC_PREMIUM,
  TAX_SEIZURE,
  TOWN_OFFICE,
} from './conditions.ts'

const BASE = {
  country: 'jp',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const MIN = { title: '民法', url: 'https://laws.e-gov.go.jp/law/129AC0000000089' }
const EXEC = { title: '民事執行法', url: 'https://laws.e-gov.go.jp/law/354AC0000000004' }
const LENDING = { title: '貸金業法', url: 'https://laws.e-gov.go.jp/law/358AC1000000032' }
const SERVICER = {
  title: '債権管理回収業に関する特別措置法(サービサー法)',
  url: 'https://laws.e-gov.go.jp/',
}
const INSTAL = { title: '割賦販売法', url: 'https://laws.e-gov.go.jp/law/336AC0000000159' }
const CONSUMER_ACT = { title: '消費者契約法', url: 'https://laws.e-gov.go.jp/law/412AC0000000061' }
const STUDENT = { title: '独立行政法人日本学生支援機構法', url: 'https://laws.e-gov.go.jp/' }
const MEDIATE = {
  title: '特定債務等の調整の促進のための特定調停に関する法律',
  url: 'https://laws.e-gov.go.jp/',
}
const COLLECT = { title: '国税徴収法', url: 'https://laws.e-gov.go.jp/law/334AC0000000147' }

const GUARANTOR: Test = { says: ['保証人', '連帯保証人', '保証債務', '連帯保証'] }
const SOLD_DEBT: Test = { says: ['債権譲渡', '債権を譲り受け', '譲り受けました', '譲渡通知'] }
const SERVICER_NAMED: Test = { says: ['債権回収', 'サービサー', '債権管理回収'] }
const CREDIT: Test = {
  says: ['クレジット', '割賦', '分割払い', 'リボ', 'ショッピング', '立替金', '立替払'],
}
const LOAN_STUDENT: Test = { says: ['奨学金', '日本学生支援機構'] }
const CLUB: Test = { says: ['会費', '年会費', '月会費', '会則'] }
const DISCLOSE: Test = { says: ['財産開示', '財産開示期日'] }
const LONG_SERVICE: Test = {
  says: ['エステ', '脱毛', '美容医療', '英会話', '語学教室', '学習塾', '家庭教師', '結婚相談所'],
}
const SERVICE_LOAN: Test = {
  says: ['ローン', '分割', 'クレジット', '信販', 'リボ'],
}
const CREDIT_ASKED: Test = {
  says: [
    'カードのお申し込み',
    'カードお申し込み',
    'カードのお申込み',
    'カードお申込み',
    'ローンのお申し込み',
    'ローンのお申込み',
    'ローンお申込み',
    'ご入会',
    '入会審査',
    '融資のお申し込み',
    '融資のお申込み',
    'ご融資',
    '与信',
    '分割払いのお申込み',
    'クレジットのお申込み',
  ],
}
const CREDIT_REFUSED: Test = {
  says: [
    '見送',
    'お断り',
    'ご希望に添え',
    'ご希望に沿え',
    'ご要望に添え',
    'お引き受けできません',
    '応じかね',
    '否決',
  ],
}

export const CREDIT_TERMS: readonly Rule[] = [
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
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rank: 26,
    when: { all: [SERVICER_NAMED], not: [PUBLIC_CONTRACT] },
    says: 'A licensed collection firm may not threaten or trouble you. If you have a lawyer, it must write to the lawyer and not to you.',
    authority: { ...SERVICER, provision: '第17条、第18条', inForceFrom: '1999-02-01' },
  },
  {
    ...BASE,
    id: 'jp.credit.right-stop-paying',
    kind: 'right',
    kinds: [
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'CONSUMER_CONTRACT_DISPUTE',
      'ENQUIRY',
    ],
    topics: ['consumer', 'debt'],
    rank: 10,
    when: { all: [CREDIT] },
    says: 'If goods bought on credit never came or are bad, you can stop paying the credit firm too (支払停止の抗弁). Tell it in writing.',
    authority: { ...INSTAL, provision: '第30条の4、第35条の3の19', inForceFrom: '2009-12-01' },
  },
  {
    ...BASE,
    id: 'jp.credit.right-twenty-days',
    kind: 'right',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
    rank: 11,
    when: { all: [CREDIT] },
    says: 'A credit firm can ask for the whole rest at once only after a written demand that gives you at least 20 days.',
    authority: {
      ...INSTAL,
      provision: '第5条、第30条の2の4、第35条の3の17',
      inForceFrom: '2009-12-01',
    },
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
    id: 'jp.debt.know-club-fee',
    kind: 'fact',
    kinds: ['OTHER', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rank: 9,
    slot: 'your_rights',
    when: { all: [CLUB] },
    says: 'A club fee rests on the rules (会則) that you agreed to. If you left or never joined, say so with the day, and ask for the rules.',
    authority: {
      ...MIN,
      provision: '第415条、第522条(会則に基づく会費)',
      inForceFrom: '2020-04-01',
    },
  },
  {
    ...BASE,
    id: 'jp.debt.club-reality',
    kind: 'fact',
    kinds: ['OTHER'],
    rank: 9,
    slot: 'reality_check',
    when: { all: [CLUB] },
    says: 'This is a polite reminder of a fee. No one can take your money because of it, and no cost may be added without a ground in the rules.',
    authority: {
      ...MIN,
      provision: '第412条、第415条(会則に基づく会費)',
      inForceFrom: '2020-04-01',
    },
  },
  {
    ...BASE,
    id: 'jp.debt.club-step',
    kind: 'step',
    kinds: ['OTHER'],
    rank: 9,
    list: 'first',
    when: { all: [CLUB] },
    says: 'Check if you have paid it and if you are still a member. If yes, pay or ask for more time. If you left, write the day you left.',
    authority: { ...MIN, provision: '第412条(履行期)', inForceFrom: '2020-04-01' },
  },
  {
    ...BASE,
    id: 'jp.court.right-talks',
    kind: 'right',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
    rank: 48,
    when: { not: [PUBLIC_PREMIUM] },
    says: 'When you cannot pay your debts, you can ask the summary court for cheap talks with the creditors (特定調停).',
    authority: { ...MEDIATE, provision: '第3条', inForceFrom: '2000-02-17' },
  },
  {
    ...BASE,
    id: 'jp.enforce.right-stop-suit',
    kind: 'right',
    kinds: ['BAILIFF_NOTICE'],
    rank: 34,
    when: { not: [TAX_SEIZURE] },
    says: 'Did you pay after the judgment, or has it grown too old? You can sue to stop the seizure (請求異議の訴え). Ask the court to halt it meanwhile.',
    authority: { ...EXEC, provision: '第35条、第36条', inForceFrom: '1980-10-01' },
  },
  {
    ...BASE,
    id: 'jp.enforce.warn-disclosure',
    kind: 'warning',
    kinds: ['BAILIFF_NOTICE', 'COURT_JUDGMENT', 'COURT_CLAIM', 'OTHER'],
    rank: 6,
    severity: 'high',
    when: { all: [DISCLOSE] },
    says: 'A call to tell the court what you own (財産開示) must be obeyed. Staying away or lying is a crime. Get advice before the day.',
    authority: { ...EXEC, provision: '第196条から第203条まで、第213条', inForceFrom: '2020-04-01' },
  },
  {
    ...BASE,
    id: 'jp.enforce.right-tax-pay',
    kind: 'right',
    kinds: ['BAILIFF_NOTICE', 'TAX_DEMAND'],
    rank: 12,
    when: { any: [TAX_SEIZURE, LOCAL_TAX, { says: ['国税'] }], not: [COURT_ORDER] },
    says: 'A tax office must also leave you a basic part of your pay, and things to live and work. If nothing can be taken, it can stop collecting.',
    authority: {
      ...COLLECT,
      provision: '第75条から第78条まで、第153条',
      inForceFrom: '1960-01-01',
    },
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
    id: 'jp.credit.right-long-service',
    kind: 'right',
    kinds: ['ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE'],
    topics: ['consumer'],
    rank: 6,
    when: { all: [LONG_SERVICE, SERVICE_LOAN] },
    says: 'Paid by a loan? Once you stop the course or the shop closes, tell the credit firm in writing that you stop paying for the rest (支払停止の抗弁).',
    authority: { ...INSTAL, provision: '第30条の4、第35条の3の19', inForceFrom: '2009-12-01' },
  },
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'jp.debt.right-condo-fee',
    kind: 'right',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM', 'OTHER'],
    rank: 7,
    when: { any: [CONDO_FEE] },
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
    id: 'jp.credit.right-file',
    kind: 'right',
    kinds: ['OTHER'],
    rank: 5,
    when: { all: [CREDIT_ASKED, CREDIT_REFUSED] },
    says: 'You can see your credit file at CIC, JICC and the bank centre (全国銀行個人信用情報センター) for a small fee. If it is wrong, they must correct it.',
    authority: {
      title: '個人情報の保護に関する法律(個人情報保護法)',
      url: 'https://laws.e-gov.go.jp/law/415AC0000000057',
      provision: '第33条、第34条',
      inForceFrom: '2022-04-01',
    },
  },
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'jp.credit.refused-reality',
    kind: 'fact',
    slot: 'reality_check',
    kinds: ['OTHER'],
    rank: 5,
    when: { all: [CREDIT_ASKED, CREDIT_REFUSED] },
    says: 'A firm may refuse credit and need not say why. You owe nothing. Old late payments mostly leave the file after five years.',
    authority: {
      title: '個人情報の保護に関する法律(個人情報保護法)',
      url: 'https://laws.e-gov.go.jp/law/415AC0000000057',
      provision: '第33条',
      inForceFrom: '2022-04-01',
    },
  },
]

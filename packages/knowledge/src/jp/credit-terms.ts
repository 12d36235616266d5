/** Guarantors, sold debts, lenders and collectors, credit for goods, late charges, student loans, club fees and talks in court. */
import type { Rule, Test } from '@plainletter/contracts/rule'

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
const LENDER: Test = {
  says: ['貸金', '消費者金融', 'カードローン', 'キャッシング', '借入', '貸付'],
}
const SERVICER_NAMED: Test = { says: ['債権回収', 'サービサー', '債権管理回収'] }
const CREDIT: Test = {
  says: ['クレジット', '割賦', '分割払い', 'リボ', 'ショッピング', '立替金', '立替払'],
}
const LOAN_STUDENT: Test = { says: ['奨学金', '日本学生支援機構'] }
const CLUB: Test = { says: ['会費', '年会費', '月会費', '会則'] }
const DISCLOSE: Test = { says: ['財産開示', '財産開示期日'] }
const TAX_SEIZURE: Test = { says: ['滞納処分', '税務署', '市税', '県税', '住民税', '国税'] }

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
    kind: 'right',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rank: 26,
    when: { all: [SERVICER_NAMED] },
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
    says: 'When you cannot pay your debts, you can ask the summary court for cheap talks with the creditors (特定調停).',
    authority: { ...MEDIATE, provision: '第3条', inForceFrom: '2000-02-17' },
  },
  {
    ...BASE,
    id: 'jp.enforce.right-stop-suit',
    kind: 'right',
    kinds: ['BAILIFF_NOTICE'],
    rank: 34,
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
    when: { all: [TAX_SEIZURE] },
    says: 'A tax office must also leave you a basic part of your pay, and things to live and work. If nothing can be taken, it can stop collecting.',
    authority: {
      ...COLLECT,
      provision: '第75条から第78条まで、第153条',
      inForceFrom: '1960-01-01',
    },
  },
]

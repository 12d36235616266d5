/** Late tax, extra tax, time to pay, false claims of benefit and a lost licence. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { LOCAL_TAX, PREMIUM, SUMMARY_ORDER } from './conditions.ts'

const BASE = {
  country: 'jp',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const GENERAL_TAX = { title: '国税通則法', url: 'https://laws.e-gov.go.jp/law/337AC0000000066' }
const EMPLOY_INS = { title: '雇用保険法', url: 'https://laws.e-gov.go.jp/law/349AC0000000116' }
const ROAD = { title: '道路交通法', url: 'https://laws.e-gov.go.jp/law/335AC0000000105' }

const LATE_TAX: Test = { says: ['延滞税', '延滞金'] }
const EXTRA_TAX: Test = { says: ['加算税', '過少申告', '無申告', '重加算税'] }
const JOB_BENEFIT: Test = { says: ['雇用保険', '失業給付', '失業手当', '基本手当', '不正受給'] }
const LICENCE: Test = { says: ['免許停止', '免停', '免許取消', '意見の聴取', '聴聞'] }

export const PUBLIC_TERMS: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.tax.right-wait',
    kind: 'right',
    kinds: ['TAX_DEMAND'],
    rank: 16,
    when: { not: [LOCAL_TAX, PREMIUM] },
    says: 'A formal reminder (督促状) must come before seizure. After a disaster, illness or a closed business you can ask for up to a year more (納税の猶予).',
    authority: { ...GENERAL_TAX, provision: '第37条、第46条', inForceFrom: '2015-04-01' },
  },
  {
    ...BASE,
    id: 'jp.tax.right-late-tax',
    kind: 'right',
    kinds: ['TAX_DEMAND'],
    rank: 17,
    when: { any: [LATE_TAX], not: [LOCAL_TAX, PREMIUM] },
    says: 'The charge for late tax (延滞税) follows a fixed yearly rate. With a granted wait, all or half of it can be dropped. Ask for the count.',
    authority: { ...GENERAL_TAX, provision: '第60条、第63条', inForceFrom: '2021-01-01' },
  },
  {
    ...BASE,
    id: 'jp.tax.right-extra-tax',
    kind: 'right',
    kinds: ['TAX_DEMAND'],
    rank: 18,
    when: { any: [EXTRA_TAX] },
    says: 'Extra tax (加算税) is lower, or none, if you correct the return yourself before they check, or had a good reason. Say so in writing.',
    authority: { ...GENERAL_TAX, provision: '第65条から第68条まで', inForceFrom: '2017-01-01' },
  },
  {
    ...BASE,
    id: 'jp.public.benefit-job-insurance',
    kind: 'right',
    kinds: ['BENEFIT_OVERPAYMENT'],
    rank: 14,
    when: { any: [JOB_BENEFIT] },
    says: 'Only for deceit can they ask more than was paid, up to three times in all. If it was a mistake, explain it and ask for parts.',
    authority: { ...EMPLOY_INS, provision: '第10条の4', inForceFrom: '2010-04-01' },
  },
  {
    ...BASE,
    id: 'jp.road.right-licence-hearing',
    kind: 'right',
    kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER', 'ENQUIRY'],
    topics: ['criminal', 'parking'],
    rank: 7,
    when: { all: [LICENCE] },
    says: 'Before a long loss of your licence you are heard in public (意見の聴取). Go there and bring proof of what speaks for you. It can be made shorter.',
    authority: { ...ROAD, provision: '第103条、第104条', inForceFrom: '1960-12-20' },
  },
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'jp.fine.right-formal-trial',
    kind: 'right',
    kinds: ['PENALTY_CHARGE_NOTICE', 'COURT_JUDGMENT', 'OTHER'],
    rank: 4,
    when: { any: [SUMMARY_ORDER] },
    says: 'Against a summary order (略式命令) you can ask the same court for a full trial within 14 days of getting it. It is free.',
    authority: {
      title: '刑事訴訟法',
      url: 'https://laws.e-gov.go.jp/law/323AC0000000131',
      provision: '第461条の2、第465条',
      inForceFrom: '1954-01-01',
    },
  },
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'jp.fine.summary-want',
    kind: 'fact',
    slot: 'what_they_want',
    kinds: ['PENALTY_CHARGE_NOTICE', 'COURT_JUDGMENT'],
    rank: 3,
    when: { any: [SUMMARY_ORDER] },
    says: 'A court has fined you on papers alone, without a hearing (略式命令).',
    authority: {
      title: '刑事訴訟法',
      url: 'https://laws.e-gov.go.jp/law/323AC0000000131',
      provision: '第461条、第461条の2',
      inForceFrom: '1954-01-01',
    },
  },
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'jp.fine.summary-reality',
    kind: 'fact',
    slot: 'reality_check',
    kinds: ['PENALTY_CHARGE_NOTICE', 'COURT_JUDGMENT'],
    rank: 3,
    when: { any: [SUMMARY_ORDER] },
    says: 'This is a criminal fine. Unpaid, it can mean days of labour in custody (労役場留置). Ask the prosecutor’s office for parts in time.',
    authority: {
      title: '刑法',
      url: 'https://laws.e-gov.go.jp/law/140AC0000000045',
      provision: '第18条',
      inForceFrom: '2006-05-28',
    },
  },
]

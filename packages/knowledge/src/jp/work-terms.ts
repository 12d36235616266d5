/** Layoffs, punishment, pregnancy, last pay, overtime, unemployment benefit and bullying. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const BASE = {
  country: 'jp',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const STANDARDS = { title: '労働基準法', url: 'https://laws.e-gov.go.jp/law/322AC0000000049' }
const CONTRACTS = { title: '労働契約法', url: 'https://laws.e-gov.go.jp/law/419AC0000000128' }
const EMPLOY_INS = { title: '雇用保険法', url: 'https://laws.e-gov.go.jp/law/349AC0000000116' }
const EQUAL = {
  title: '男女雇用機会均等法、育児・介護休業法',
  url: 'https://laws.e-gov.go.jp/law/347AC0000000113',
}
const BULLY = { title: '労働施策総合推進法', url: 'https://laws.e-gov.go.jp/law/341AC0000000132' }

const PREGNANT: Test = { says: ['妊娠', '出産', '産休', '育児休業', '育休', '産前産後'] }
const PAY_CUT: Test = { says: ['減給', '懲戒', '懲戒処分', '懲戒解雇'] }
const LAYOFF: Test = {
  says: ['整理解雇', '人員削減', '経営上の理由', '業績悪化', '業績不振', '希望退職'],
}
const OVERTIME: Test = { says: ['残業', '残業代', '時間外', '割増賃金', 'サービス残業'] }
const NOT_RENEWED: Test = {
  says: [
    '雇止め',
    '雇い止め',
    '契約を更新しない',
    '更新しないこと',
    '更新しません',
    '更新いたしません',
    '更新を行わない',
    '更新は行いません',
    '期間満了',
    '期間の満了',
    '更新しないと',
    '更新はしない',
    '契約期間満了',
    '契約終了',
    '契約満了',
  ],
}
const PAY_CHANGED: Test = {
  says: [
    '賃金改定のお知らせ',
    '給与改定のお知らせ',
    '賃金の減額',
    '給与の減額',
    '賃金減額',
    '給与減額',
    '労働条件の変更',
    '労働条件変更',
    '基本給を減額',
    '減給',
  ],
}
const TRIAL: Test = { says: ['試用期間', '本採用'] }
const BULLIED: Test = { says: ['パワハラ', 'ハラスメント', '嫌がらせ', 'いじめ', 'harassment'] }

export const WORK_TERMS: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.job.right-four-tests',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    rank: 12,
    when: { all: [LAYOFF] },
    says: 'For a layoff, courts ask four things. Was it needed? Was all else tried? Was the choice fair? Did they explain and talk?',
    authority: {
      ...CONTRACTS,
      provision: '第16条(整理解雇の四要件、東京高裁昭和54年10月29日判決・東洋酸素事件)',
      inForceFrom: '2008-03-01',
    },
  },
  {
    ...BASE,
    id: 'jp.job.right-punish',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
    topics: ['employment'],
    rank: 13,
    when: { all: [PAY_CUT] },
    says: 'A punishment must stand in the work rules and fit what you did. A pay cut is at most half a day’s pay for each case, and a tenth in a month.',
    authority: { ...CONTRACTS, provision: '第15条、労働基準法第91条', inForceFrom: '2008-03-01' },
  },
  {
    ...BASE,
    id: 'jp.job.right-pregnant',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
    topics: ['employment'],
    rank: 6,
    when: { all: [PREGNANT] },
    says: 'A dismissal because of pregnancy, birth or child-care leave is void. Until a year after birth the employer must prove another reason.',
    authority: { ...EQUAL, provision: '均等法第9条、育介法第10条', inForceFrom: '2017-01-01' },
  },
  {
    ...BASE,
    id: 'jp.job.right-seven-days',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    rank: 44,
    says: 'When you leave and ask for it, the firm must pay open wages and give back your things within seven days.',
    authority: { ...STANDARDS, provision: '第23条、第24条', inForceFrom: '1947-11-01' },
  },
  {
    ...BASE,
    id: 'jp.job.right-overtime',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
    topics: ['employment'],
    rank: 14,
    when: { all: [OVERTIME] },
    says: 'Overtime needs at least 25% more pay, and 50% above 60 hours a month. Keep your own notes of hours. You can claim three years back.',
    authority: { ...STANDARDS, provision: '第37条、第114条、第115条', inForceFrom: '2023-04-01' },
  },
  {
    ...BASE,
    id: 'jp.job.right-benefit',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    rank: 46,
    says: 'If the firm ended the job, your benefit mostly starts sooner and lasts longer. Check that the leaving slip (離職票) says so. You can object at Hello Work.',
    authority: { ...EMPLOY_INS, provision: '第23条、第33条', inForceFrom: '2025-04-01' },
  },
  {
    ...BASE,
    id: 'jp.job.right-bullying',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    topics: ['employment'],
    rank: 9,
    when: { all: [BULLIED] },
    says: 'Every employer must stop bullying by bosses (パワハラ) and may not punish you for reporting it. Keep notes and go to the labour desk.',
    authority: { ...BULLY, provision: 'パワーハラスメントの防止措置', inForceFrom: '2022-04-01' },
  },
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'jp.job.right-term-notice',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
    topics: ['employment', 'general'],
    rank: 15,
    when: { any: [NOT_RENEWED] },
    says: 'After three renewals or a year the firm must tell you 30 days before that it will not renew. Ask for a paper with the real reason.',
    authority: {
      title: '有期労働契約の締結、更新、雇止め等に関する基準',
      url: 'https://www.mhlw.go.jp/',
      provision: '第2条、第3条',
      inForceFrom: '2024-04-01',
    },
  },
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'jp.job.right-pay-kept',
    kind: 'right',
    kinds: ['OTHER'],
    rank: 5,
    when: { any: [PAY_CHANGED] },
    says: 'The firm cannot cut your pay without your free consent. New work rules bind you only if they are reasonable and made known.',
    authority: { ...CONTRACTS, provision: '第8条から第10条まで', inForceFrom: '2008-03-01' },
  },
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'jp.job.step-pay-kept',
    kind: 'step',
    list: 'first',
    kinds: ['OTHER'],
    rank: 5,
    when: { any: [PAY_CHANGED] },
    says: 'Do not sign the consent form. Ask for the reason and your new pay in writing. Go to the free labour desk (総合労働相談コーナー).',
    authority: { ...CONTRACTS, provision: '第8条から第10条まで', inForceFrom: '2008-03-01' },
  },
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'jp.job.right-trial',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER'],
    rank: 6,
    when: { any: [TRIAL] },
    says: 'A trial period is a real job. The firm needs a sound reason that it could not know when it hired you. After 14 days of work it owes 30 days’ notice or pay.',
    authority: {
      ...CONTRACTS,
      provision: '第16条、労働基準法第20条・第21条、最高裁昭和48年12月12日判決',
      inForceFrom: '2008-03-01',
    },
  },
]

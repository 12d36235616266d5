/** Claims over works shared online, and the question of a provider whether it may name you (意見照会書). */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { WORK_COPIED } from './conditions.ts'

const BASE = {
  country: 'jp',
  kinds: ['COPYRIGHT_INFRINGEMENT_LETTER', 'CEASE_AND_DESIST'],
  topics: ['consumer'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

const ASKED: Test = {
  says: ['意見照会書', '意見照会', '発信者情報開示', '発信者情報の開示', '発信者情報'],
}

const DISCLOSURE: Authority = {
  title:
    '特定電気通信による情報の流通によって発生する権利侵害等への対処に関する法律(情報流通プラットフォーム対処法)',
  provision: '第5条、第6条',
  url: 'https://laws.e-gov.go.jp/law/413AC0000000137',
  inForceFrom: '2025-04-01',
}
const COPYRIGHT = { title: '著作権法', url: 'https://laws.e-gov.go.jp/law/345AC0000000048' }
const WORKS: Authority = { ...COPYRIGHT, provision: '第112条', inForceFrom: '1971-01-01' }
const SUM: Authority = { ...COPYRIGHT, provision: '第114条', inForceFrom: '2024-01-01' }
const CIVIL = { title: '民法', url: 'https://laws.e-gov.go.jp/law/129AC0000000089' }
const FAULT: Authority = { ...CIVIL, provision: '第709条', inForceFrom: '2005-04-01' }
const TITLE_NEEDED: Authority = {
  title: '民事執行法',
  provision: '第22条',
  url: 'https://laws.e-gov.go.jp/law/354AC0000000004',
  inForceFrom: '1980-10-01',
}
const LEGAL_AID: Authority = {
  title: '法テラス',
  provision: '無料法律相談、費用の立替え',
  url: 'https://www.houterasu.or.jp/',
  inForceFrom: '2006-10-02',
}

const OF_WORKS: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.copy.want-name',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    when: { any: [ASKED] },
    says: 'Your provider asks if it may give your name to someone who says that you broke their rights online (意見照会書).',
    authority: DISCLOSURE,
  },
  {
    ...BASE,
    id: 'jp.copy.want-money',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 8,
    when: { not: [ASKED] },
    says: 'They say that you used or shared a work without leave. They want you to stop, and money.',
    authority: WORKS,
  },
  {
    ...BASE,
    id: 'jp.copy.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 8,
    says: 'This is no judgment. You can give your side first, and the sum can be disputed.',
    authority: FAULT,
  },
  {
    ...BASE,
    id: 'jp.copy.not-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 8,
    says: 'No one can take your wages or bank money now. A court must decide first.',
    authority: TITLE_NEEDED,
  },
  {
    ...BASE,
    id: 'jp.copy.right-refuse',
    kind: 'right',
    rank: 5,
    when: { any: [ASKED] },
    says: 'You may say no, with reasons, and the provider must listen. A court can still order it to give your name.',
    authority: DISCLOSURE,
  },
  {
    ...BASE,
    id: 'jp.copy.right-proof',
    kind: 'right',
    rank: 8,
    says: 'They must show that it was you. If others at home use the line, say so.',
    authority: FAULT,
  },
  {
    ...BASE,
    id: 'jp.copy.right-sum',
    kind: 'right',
    rank: 9,
    says: 'The sum must fit the harm. The law says how it is worked out, so ask for the working.',
    authority: SUM,
  },
  {
    ...BASE,
    id: 'jp.copy.right-too-old',
    kind: 'right',
    rank: 15,
    says: 'A claim for harm is too old three years after they knew of it and of you. You must say so yourself.',
    authority: { ...CIVIL, provision: '第724条', inForceFrom: '2020-04-01' },
  },
  {
    ...BASE,
    id: 'jp.copy.step-answer',
    kind: 'step',
    list: 'first',
    rank: 5,
    when: { any: [ASKED] },
    says: 'Answer by the date in the letter, often two weeks. Without an answer the provider may decide on its own.',
    authority: DISCLOSURE,
  },
  {
    ...BASE,
    id: 'jp.copy.step-stop',
    kind: 'step',
    list: 'first',
    rank: 8,
    says: 'Stop the sharing program or take the work down now. Keep records of what happened.',
    authority: WORKS,
  },
  {
    ...BASE,
    id: 'jp.copy.step-lawyer',
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Talk to a lawyer before you agree to pay. The legal aid centre (法テラス) can help with the cost.',
    authority: LEGAL_AID,
  },
  {
    ...BASE,
    id: 'jp.copy.option-deny',
    kind: 'option',
    option: 'dispute',
    rank: 10,
    title: 'Say no, with reasons',
    says: 'Write what is wrong: not you, another day, or no harm.',
    cost: 'A stamp.',
    time: 'By the date in the letter.',
    risk: 'They may go to court.',
    bestFor: 'It was not you, or the sum is far too high.',
    authority: FAULT,
  },
  {
    ...BASE,
    id: 'jp.copy.option-settle',
    kind: 'option',
    option: 'negotiate',
    rank: 15,
    title: 'Settle with a lawyer’s help',
    says: 'Agree a sum that ends the whole matter, in writing (示談).',
    cost: 'The sum and the lawyer.',
    time: 'Some weeks.',
    risk: 'Other owners may write to you too.',
    bestFor: 'You did share or use the work.',
    authority: SUM,
  },
]

export const SENDER_DISCLOSURE: readonly Rule[] = OF_WORKS.map((row) => ({
  ...row,
  when: { ...row.when, all: [...(row.when?.all ?? []), WORK_COPIED] },
}))

/** Claims over works shared online, and the question of a provider whether it may name you (意見照会書). */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { INSULTED, WORK_COPIED } from './conditions.ts'

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

const INSULT: Test = {
  says: ['名誉毀損', '名誉棄損', '誹謗中傷', '侮辱', '信用毀損', '口コミ', 'クチコミ', '投稿'],
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

const WRONG: Authority = {
  ...CIVIL,
  provision: '第709条、第710条、第723条',
  inForceFrom: '2005-04-01',
}
const OF_INSULT = {
  ...BASE,
  kinds: ['LETTER_BEFORE_CLAIM'],
  when: { all: [INSULTED] },
  checkedOn: '2026-11-23',
} satisfies Partial<Rule>

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

const OF_WORDS: readonly Rule[] = [
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'jp.insult.right-true',
    kind: 'right',
    kinds: ['CEASE_AND_DESIST', 'LETTER_BEFORE_CLAIM', 'COPYRIGHT_INFRINGEMENT_LETTER'],
    rank: 6,
    when: { any: [INSULT] },
    says: 'A true post on a matter of public interest, meant to help others, is no unlawful insult. A fair opinion on a shop is mostly allowed. Keep proof that it is true.',
    authority: {
      title: '刑法',
      url: 'https://laws.e-gov.go.jp/law/140AC0000000045',
      provision: '第230条、第230条の2、民法第709条・第723条',
      inForceFrom: '2005-04-01',
    },
  },
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'jp.insult.step-answer',
    kind: 'step',
    list: 'first',
    kinds: ['CEASE_AND_DESIST', 'LETTER_BEFORE_CLAIM'],
    rank: 6,
    when: { any: [INSULT, WORK_COPIED] },
    says: 'Save the page and the letter. You can take it down without admitting a wrong. Sign no paper and pay nothing before a lawyer has seen it.',
    authority: {
      title: '民法',
      url: 'https://laws.e-gov.go.jp/law/129AC0000000089',
      provision: '第709条',
      inForceFrom: '2005-04-01',
    },
  },
  {
    ...OF_INSULT,
    id: 'jp.insult.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'They say that a post of yours hurt their name, and ask for money. This is a private letter, no court paper.',
    authority: WRONG,
  },
  {
    ...OF_INSULT,
    id: 'jp.insult.rights',
    kind: 'fact',
    slot: 'your_rights',
    rank: 5,
    says: 'You can ask which post they mean and why it is wrong, deny it, or offer less. A lawyer can answer for you.',
    authority: WRONG,
  },
  {
    ...OF_INSULT,
    id: 'jp.insult.right-three-years',
    kind: 'right',
    rank: 7,
    says: 'The claim grows too old three years after they knew of the harm and of you, or twenty years after the post. You must say so yourself.',
    authority: { ...CIVIL, provision: '第724条', inForceFrom: '2020-04-01' },
  },
  {
    ...OF_INSULT,
    id: 'jp.insult.step-which',
    dayToAct: 'open',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Answer before the day in the letter. If it does not say which post, ask in writing for its address, its day and the words.',
    authority: WRONG,
  },
  {
    ...OF_INSULT,
    id: 'jp.insult.step-real',
    kind: 'step',
    list: 'first',
    rank: 7,
    when: { all: [INSULTED, { says: ['弁護士', '当職'] }] },
    says: 'Look the lawyer up in the list of the bar (日本弁護士連合会). Use the number there, not the one in the letter.',
    authority: {
      title: '弁護士法',
      url: 'https://laws.e-gov.go.jp/law/324AC1000000205',
      provision: '第8条',
      inForceFrom: '1949-09-01',
    },
  },
  {
    ...OF_INSULT,
    id: 'jp.insult.step-quiet',
    kind: 'step',
    list: 'first',
    rank: 8,
    says: 'Write nothing online about the letter or the sender. A new post can make the claim bigger.',
    authority: WRONG,
  },
  {
    ...OF_INSULT,
    id: 'jp.insult.option-answer',
    dayToAct: 'open',
    kind: 'option',
    option: 'dispute',
    rank: 5,
    title: 'Answer through a lawyer',
    says: 'A lawyer writes what is wrong, or offers a lower sum that ends the whole matter (示談).',
    cost: 'A fee. Houterasu can lend it with a low income.',
    time: 'Before the day in the letter.',
    risk: 'What you admit in writing can be used in court.',
    bestFor: 'You deny it, or the sum is too high.',
    authority: { ...CIVIL, provision: '第695条、第709条、第710条', inForceFrom: '2005-04-01' },
  },
]

export const SENDER_DISCLOSURE: readonly Rule[] = [
  ...OF_WORKS.map((row) => ({
    ...row,
    when: { ...row.when, all: [...(row.when?.all ?? []), WORK_COPIED] },
  })),
  ...OF_WORDS,
]

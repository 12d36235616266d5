/** Claims over a post or a word that is said to hurt a name (名誉毀損). */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { INSULTED, WORK_COPIED } from './conditions.ts'

const BASE = {
  country: 'jp',
  kinds: ['COPYRIGHT_INFRINGEMENT_LETTER', 'CEASE_AND_DESIST'],
  topics: ['consumer'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

const INSULT: Test = {
  says: ['名誉毀損', '名誉棄損', '誹謗中傷', '侮辱', '信用毀損', '口コミ', 'クチコミ', '投稿'],
}

const CIVIL = { title: '民法', url: 'https://laws.e-gov.go.jp/law/129AC0000000089' }
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

export const DEFAMATION: readonly Rule[] = [
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

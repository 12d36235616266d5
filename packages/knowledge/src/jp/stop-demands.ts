/** Demands to stop something (警告書、通知書): words, work for a rival, anything but a copied work. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { WORK_COPIED } from './conditions.ts'
import { LAW } from './law.ts'

const CIVIL = { title: '民法', url: 'https://laws.e-gov.go.jp/law/129AC0000000089' }

const RIVAL: Test = {
  says: ['競業', '同業他社', '同業の会社', '同業種', '競合他社', '競合会社', '競合する会社'],
}

const BASE = {
  country: 'jp',
  kinds: ['CEASE_AND_DESIST'],
  when: { not: [WORK_COPIED] },
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const STOP_DEMANDS: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.desist.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 9,
    says: 'This is a demand of the other side and no order of a court. But they can ask a court for a quick order (仮処分), so do not ignore it.',
    authority: {
      title: '民事保全法',
      url: 'https://laws.e-gov.go.jp/law/401AC0000000091',
      provision: '第23条',
      inForceFrom: '1991-01-01',
    },
  },
  {
    ...BASE,
    id: 'jp.desist.not-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 9,
    says: 'No one can take your wages or bank money now. A court must decide first.',
    authority: LAW.execTitle,
  },
  {
    ...BASE,
    id: 'jp.desist.right-proof',
    kind: 'right',
    rank: 9,
    says: 'They must show what you did, why it is not allowed and what harm it did. Ask for that in writing.',
    authority: { ...CIVIL, provision: '第415条、第709条', inForceFrom: '2020-04-01' },
  },
  {
    ...BASE,
    id: 'jp.desist.right-rival',
    kind: 'right',
    kinds: ['CEASE_AND_DESIST', 'LETTER_BEFORE_CLAIM'],
    rank: 5,
    when: { any: [RIVAL] },
    says: 'You are free to choose your work. A promise not to work for a rival holds only if it is fair in time, place, kind of work and pay. Else it is void.',
    authority: { ...CIVIL, provision: '第90条、日本国憲法第22条', inForceFrom: '2020-04-01' },
  },
  {
    ...BASE,
    id: 'jp.desist.step-answer',
    kind: 'step',
    list: 'first',
    rank: 9,
    says: 'Keep the letter and its envelope. Show it to a lawyer or 法テラス before its last day. Sign nothing and promise nothing before that.',
    authority: LAW.aid,
  },
  {
    ...BASE,
    id: 'jp.desist.option-answer',
    kind: 'option',
    option: 'dispute',
    rank: 9,
    title: 'Answer in your own words',
    says: 'Write what is right, what is not, and what you are ready to do.',
    cost: 'A stamp.',
    time: 'By the date in the letter.',
    risk: 'They may go to court.',
    bestFor: 'You do not agree with all of it.',
    authority: { ...CIVIL, provision: '第415条、第709条', inForceFrom: '2020-04-01' },
  },
]

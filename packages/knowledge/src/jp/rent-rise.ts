/** Letters in which a landlord asks for a higher rent. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const RISE: Test = {
  says: [
    '賃料増額',
    '賃料改定',
    '家賃改定',
    '家賃の値上げ',
    '家賃値上げ',
    '家賃の改定',
    '賃料の増額',
    '賃料の改定',
  ],
}
/** Words to one tenant, not of a newsletter. */
const YOURS: Test = {
  says: ['円', '賃料', '家賃'],
}

const BASE = {
  country: 'jp',
  kinds: ['OTHER', 'RENT_ARREARS_LETTER'],
  when: { all: [RISE, YOURS] },
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const RENT_RISES: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.rise.want',
    kind: 'fact',
    rank: 5,
    says: 'Your landlord asks for a higher rent. It takes your agreement or a court.',
    slot: 'what_they_want',
    authority: {
      title: '借地借家法',
      provision: '第32条',
      url: 'https://laws.e-gov.go.jp/law/403AC0000000090',
      inForceFrom: '1992-08-01',
    },
  },
  {
    ...BASE,
    id: 'jp.rise.want-check',
    kind: 'fact',
    rank: 10,
    says: 'Check if the rise is lawful before you pay more or sign.',
    slot: 'what_they_want',
    authority: {
      title: '借地借家法',
      provision: '第32条',
      url: 'https://laws.e-gov.go.jp/law/403AC0000000090',
      inForceFrom: '1992-08-01',
    },
  },
  {
    ...BASE,
    id: 'jp.rise.reality',
    kind: 'fact',
    rank: 5,
    says: 'A notice alone does not raise the rent. You need not sign at once.',
    slot: 'reality_check',
    authority: {
      title: '借地借家法',
      provision: '第32条',
      url: 'https://laws.e-gov.go.jp/law/403AC0000000090',
      inForceFrom: '1992-08-01',
    },
  },
  {
    ...BASE,
    id: 'jp.rise.not-yet',
    kind: 'fact',
    rank: 5,
    says: 'While you disagree you may pay the rent that you think right. You cannot be put out for that.',
    slot: 'cannot_happen_yet',
    authority: {
      title: '借地借家法',
      provision: '第32条',
      url: 'https://laws.e-gov.go.jp/law/403AC0000000090',
      inForceFrom: '1992-08-01',
    },
  },
  {
    ...BASE,
    id: 'jp.rise.right-refuse',
    kind: 'right',
    rank: 5,
    says: 'You may say no, or offer less. Then the landlord must go to mediation (調停) first.',
    authority: {
      title: '民事調停法',
      provision: '第24条の2、借地借家法第32条',
      url: 'https://laws.e-gov.go.jp/law/326AC1000000222',
      inForceFrom: '1992-08-01',
    },
  },
  {
    ...BASE,
    id: 'jp.rise.right-reason',
    kind: 'right',
    rank: 10,
    says: 'A rise needs a reason: higher taxes or prices, or a rent far below similar homes nearby.',
    authority: {
      title: '借地借家法',
      provision: '第32条',
      url: 'https://laws.e-gov.go.jp/law/403AC0000000090',
      inForceFrom: '1992-08-01',
    },
  },
  {
    ...BASE,
    id: 'jp.rise.step-keep-paying',
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Go on paying the old rent in full each month. If they refuse it, deposit it at the legal affairs office (供託).',
    authority: {
      title: '民法',
      provision: '第494条(供託)、借地借家法第32条第2項',
      url: 'https://laws.e-gov.go.jp/law/129AC0000000089',
      inForceFrom: '2020-04-01',
    },
  },
  {
    ...BASE,
    id: 'jp.rise.step-ask',
    kind: 'step',
    list: 'first',
    rank: 20,
    says: 'Ask for the reasons in writing and compare rents nearby.',
    authority: {
      title: '借地借家法',
      provision: '第32条',
      url: 'https://laws.e-gov.go.jp/law/403AC0000000090',
      inForceFrom: '1992-08-01',
    },
  },
  {
    ...BASE,
    id: 'jp.rise.option-talk',
    kind: 'option',
    rank: 10,
    says: 'Write that you do not agree, and what you could pay.',
    title: 'Say no or offer less',
    cost: 'Free',
    time: 'Before the day in the notice',
    risk: 'If a court sets a higher rent, you pay the rest with 10% interest a year.',
    bestFor: 'The rise has no good reason.',
    option: 'negotiate',
    authority: {
      title: '借地借家法',
      provision: '第32条',
      url: 'https://laws.e-gov.go.jp/law/403AC0000000090',
      inForceFrom: '1992-08-01',
    },
  },
  {
    ...BASE,
    id: 'jp.rise.option-accept',
    kind: 'option',
    rank: 40,
    says: 'If it is fair, agree in writing.',
    title: 'Accept it',
    cost: 'The higher rent',
    time: 'From the day agreed',
    risk: 'You cannot take it back.',
    bestFor: 'The rise is fair.',
    option: 'comply',
    authority: {
      title: '借地借家法',
      provision: '第32条',
      url: 'https://laws.e-gov.go.jp/law/403AC0000000090',
      inForceFrom: '1992-08-01',
    },
  },
]

/** The family court calls to mediation (調停): divorce, costs of living, children. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const MEDIATION: Test = {
  says: [
    '調停期日',
    '調停',
    '期日呼出状',
    '審判期日',
    '夫婦関係調整',
    '婚姻費用',
    '養育費請求',
    '面会交流',
    '親子交流',
  ],
}
const COURT: Test = { says: ['家庭裁判所', '家裁'] }

const BASE = {
  country: 'jp',
  kinds: ['OTHER', 'COURT_CLAIM', 'COURT_JUDGMENT'],
  topics: ['family', 'general'],
  when: { all: [MEDIATION, COURT] },
  checkedOn: '2026-11-24',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const FAMILY_MEDIATION: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.mediation.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 3,
    says: 'The family court calls you to mediation (調停). Two mediators hear each side in turn and look for an agreement. It is no verdict.',
    authority: {
      title: '家事事件手続法',
      provision: '第244条、第257条',
      url: 'https://laws.e-gov.go.jp/law/423AC0000000052',
      inForceFrom: '2013-01-01',
    },
  },
  {
    ...BASE,
    id: 'jp.mediation.right-come',
    kind: 'right',
    rank: 1,
    says: 'You need not agree to anything. But come or ask early for another day: staying away without reason can cost up to ¥50,000, and money matters can be decided without you.',
    authority: {
      title: '家事事件手続法',
      provision: '第51条、第258条、第272条',
      url: 'https://laws.e-gov.go.jp/law/423AC0000000052',
      inForceFrom: '2013-01-01',
    },
  },
  {
    ...BASE,
    id: 'jp.mediation.right-divorce',
    kind: 'right',
    rank: 2,
    says: 'Without your yes there is a divorce only by a court, for grounds in law (民法770条). Then children, support and property are settled: since April 2026 both may keep authority, and property can be asked for within five years.',
    authority: {
      title: '民法',
      provision: '第766条、第768条、第770条、第819条',
      url: 'https://laws.e-gov.go.jp/law/129AC0000000089',
      inForceFrom: '2026-04-01',
    },
  },
  {
    ...BASE,
    id: 'jp.mediation.step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Send the answer sheet (照会書) in time, with your pay slips and what you want for the children. Fear of the other? Ask for separate rooms and a secret address. 法テラス helps.',
    authority: {
      title: '家事事件手続法',
      provision: '第38条の2、第256条',
      url: 'https://laws.e-gov.go.jp/law/423AC0000000052',
      inForceFrom: '2023-02-20',
    },
  },
]

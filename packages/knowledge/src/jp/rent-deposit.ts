/** Letters of a landlord on the deposit. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const BASE = {
  country: 'jp',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const MIN = { title: '民法', url: 'https://laws.e-gov.go.jp/law/129AC0000000089' }

const DEPOSIT: Test = {
  says: ['敷金', '原状回復', '退去費用', 'クリーニング費用', 'ハウスクリーニング'],
}

export const RENT_DEPOSIT: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.deposit.reality',
    kind: 'fact',
    kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 8,
    slot: 'reality_check',
    when: { all: [DEPOSIT] },
    says: 'This is the view of your landlord. You can dispute each cost and ask for proof of it.',
    authority: { ...MIN, provision: '第621条、第622条の2', inForceFrom: '2020-04-01' },
  },
  {
    ...BASE,
    id: 'jp.deposit.step-first',
    kind: 'step',
    kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 8,
    list: 'first',
    when: { all: [DEPOSIT] },
    says: 'Write which costs you dispute and why. Add photos, name your account, and set a last day for the rest.',
    authority: { ...MIN, provision: '第621条、第622条の2', inForceFrom: '2020-04-01' },
  },
]

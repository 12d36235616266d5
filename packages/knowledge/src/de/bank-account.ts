/** A bank that ends an account, changes its terms or asks for a yes to new fees. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const ACCOUNT: Test = {
  says: [
    'girokonto',
    'girokontos',
    'basiskonto',
    'kontoverbindung',
    'geschäftsverbindung',
    'geschäftsbeziehung',
    'kontovertrag',
  ],
}
const ENDS: Test = {
  says: [
    'kündigen wir',
    'kündigung ihres',
    'kündigung der',
    'kündigung des',
    'gekündigt',
    'wir kündigen',
  ],
}
const NEW_TERMS: Test = {
  says: [
    'zustimmung zu',
    'zustimmen',
    'ihre zustimmung',
    'änderung unserer',
    'neue bedingungen',
    'neuen bedingungen',
    'preisverzeichnis',
    'kontoführungsgebühr',
    'kontoführungsentgelt',
  ],
}

const BASE = {
  country: 'de',
  kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
  topics: ['consumer', 'debt'],
  when: { all: [ACCOUNT, ENDS] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const BANK_ACCOUNT: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.bank.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 8,
    says: 'Your bank ends your account.',
    authority: cite('bgb', '675h'),
  },
  {
    ...BASE,
    id: 'de.bank.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 8,
    says: 'You will not be left without an account. Every bank must give you a basic account (Basiskonto) if you ask and have none.',
    authority: cite('zkg', '31', { provision: '§§ 31 bis 36 ZKG' }),
  },
  {
    ...BASE,
    id: 'de.bank.right-two-months',
    kind: 'right',
    rank: 5,
    says: 'The bank must give you at least two months, unless it has a very grave reason.',
    authority: cite('bgb', '675h', { provision: '§ 675h Abs. 2 BGB', from: '2009-10-31' }),
  },
  {
    ...BASE,
    id: 'de.bank.right-basic',
    kind: 'right',
    rank: 6,
    says: 'A basic account may be ended only for a few reasons in the law, in writing and with reasons.',
    authority: cite('zkg', '42', { provision: '§§ 42 und 43 ZKG' }),
  },
  {
    ...BASE,
    id: 'de.bank.step-new',
    kind: 'step',
    list: 'first',
    rank: 8,
    says: 'Ask another bank for an account now. It must help to move your payments. Tell your employer and offices the new number.',
    authority: cite('zkg', '33', { provision: '§§ 20 bis 26 und 33 ZKG' }),
  },
  {
    ...BASE,
    id: 'de.bank.option-complain',
    kind: 'option',
    option: 'complain',
    rank: 20,
    says: 'BaFin can order a bank to give you a basic account. The ombudsman of the banks is free too.',
    title: 'Ask BaFin or the ombudsman',
    cost: 'Free.',
    time: 'Some weeks.',
    risk: 'None.',
    bestFor: 'No bank wants to give you an account.',
    authority: cite('zkg', '48', { provision: '§§ 48 und 49 ZKG' }),
  },
  {
    ...BASE,
    id: 'de.bank.right-silence',
    kind: 'right',
    rank: 7,
    when: { all: [ACCOUNT, NEW_TERMS] },
    says: 'Your silence is no yes to new fees or large changes of the contract. You can ask fees back that you never agreed to.',
    authority: {
      ...cite('bgb', '675g'),
      provision: '§§ 307 und 675g BGB; BGH, Urteil vom 27. April 2021, XI ZR 26/20',
    },
  },
]

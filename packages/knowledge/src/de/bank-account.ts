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

const LOAN_ASKED: Test = {
  says: [
    'kreditantrag',
    'finanzierungsantrag',
    'antrag auf eine finanzierung',
    'antrag auf finanzierung',
    'kreditanfrage',
    'kreditwunsch',
    'darlehensantrag',
  ],
}
const REFUSED: Test = {
  says: ['nicht entsprechen', 'ablehnen', 'abgelehnt', 'lehnen', 'leider nicht', 'nicht annehmen'],
}
/** What a refused person may ask about the data, and about a score that decided alone. */
const GDPR_ON_SCORES = {
  title: 'Datenschutz-Grundverordnung (DSGVO)',
  provision: 'Art. 15 bis 17 und 22 DSGVO; EuGH 7.12.2023 - C-634/21 (SCHUFA)',
  url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
  inForceFrom: '2018-05-25',
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
  {
    ...BASE,
    id: 'de.bank.not-yet',
    when: { all: [ACCOUNT, ENDS] },
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 6,
    says: 'The account works until the day in the letter. The money on it stays yours.',
    authority: cite('bgb', '675h'),
  },
  {
    ...BASE,
    id: 'de.bank.right-savings-bank',
    when: { all: [ACCOUNT, ENDS] },
    kind: 'right',
    rank: 7,
    says: 'A private bank mostly needs no reason. A public savings bank (Sparkasse) needs a fair one. Ask for it.',
    authority: cite('bgb', '134', {
      provision: '§ 134 BGB, Art. 3 GG; BGH 5.5.2015 - XI ZR 214/14',
    }),
  },
  {
    ...BASE,
    id: 'de.bank.step-move',
    when: { all: [ACCOUNT, ENDS] },
    kind: 'step',
    list: 'first',
    rank: 12,
    says: 'Save your statements before that day. Give the new number for wages, rent, power and each direct debit.',
    authority: cite('zkg', '20', { provision: '§§ 20 bis 26 ZKG' }),
  },
  {
    ...BASE,
    id: 'de.bank.insight-overdraft',
    when: { all: [ACCOUNT, ENDS] },
    kind: 'insight',
    severity: 'medium',
    rank: 7,
    confidence: 0.8,
    says: 'An overdraft falls due when the account ends.',
    actionable: 'Ask now in writing to pay it in parts.',
    authority: cite('bgb', '488', { provision: '§§ 488 und 504 BGB' }),
  },
  {
    ...BASE,
    id: 'de.bank.option-basic',
    when: { all: [ACCOUNT, ENDS] },
    kind: 'option',
    option: 'comply',
    rank: 6,
    says: 'Ask any bank on its form for a basic account. It must answer within ten working days.',
    title: 'Get a basic account (Basiskonto)',
    cost: 'A fair monthly fee.',
    time: 'Now, before the old one ends.',
    risk: 'A basic account has no overdraft.',
    bestFor: 'No bank wants to give you a normal account.',
    authority: cite('zkg', '31', { provision: '§§ 31 bis 34 ZKG' }),
  },
  {
    ...BASE,
    id: 'de.credit-no.want',
    kinds: ['OTHER'],
    when: { all: [LOAN_ASKED, REFUSED] },
    kind: 'fact',
    slot: 'what_they_want',
    rank: 6,
    checkedOn: '2026-11-23',
    says: 'A lender says no to your request for a loan.',
    authority: GDPR_ON_SCORES,
  },
  {
    ...BASE,
    id: 'de.credit-no.right',
    kinds: ['OTHER'],
    when: { all: [LOAN_ASKED, REFUSED] },
    kind: 'right',
    rank: 6,
    checkedOn: '2026-11-23',
    says: 'Ask the bank which data it used, and the credit office for your free copy. If a score alone decided, you can ask that a person looks again. Wrong entries must be put right or taken out.',
    authority: GDPR_ON_SCORES,
  },
]

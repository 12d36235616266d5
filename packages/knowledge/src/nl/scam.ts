/** False letters and messages. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'

const BASE = {
  country: 'nl',
  kinds: ['SCAM_LETTER'],
  topics: ['criminal', 'consumer'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const SCAM: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.scam.want',
    kind: 'fact',
    rank: 10,
    slot: 'what_they_want',
    says: 'This message wants your money or your codes by making you hurry.',
    authority: LAW.scam,
  },
  {
    ...BASE,
    id: 'nl.scam.who',
    kind: 'fact',
    rank: 20,
    slot: 'who_they_are',
    says: 'It looks like a swindler who uses a known name.',
    authority: LAW.scam,
  },
  {
    ...BASE,
    id: 'nl.scam.real',
    kind: 'fact',
    rank: 10,
    slot: 'reality_check',
    says: 'The police, your bank and the CJIB never ask for your PIN or for crypto.',
    authority: LAW.scam,
  },
  {
    ...BASE,
    id: 'nl.scam.step-stop',
    kind: 'step',
    rank: 10,
    list: 'first',
    says: 'Do not pay, click or call back. Find the real number yourself.',
    authority: LAW.scam,
  },
  {
    ...BASE,
    id: 'nl.scam.step-bank',
    kind: 'step',
    rank: 20,
    list: 'first',
    says: 'Paid or shared a code? Call your bank at once.',
    authority: LAW.scam,
  },
  {
    ...BASE,
    id: 'nl.scam.step-report',
    kind: 'step',
    rank: 30,
    list: 'first',
    says: 'Report it to the Fraudehelpdesk and the police.',
    authority: LAW.scam,
  },
  {
    ...BASE,
    id: 'nl.scam.right-ignore',
    kind: 'right',
    rank: 10,
    says: 'You need not pay for things that you did not order.',
    authority: LAW.unsolicited,
  },
  {
    ...BASE,
    id: 'nl.scam.option-ignore',
    kind: 'option',
    rank: 10,
    option: 'ignore_safely',
    title: 'Leave it and report it',
    says: 'Check with the real organisation first.',
    cost: 'Nothing.',
    time: 'A few minutes.',
    risk: 'None if you checked.',
    bestFor: 'You do not know the debt.',
    authority: LAW.scam,
  },
]

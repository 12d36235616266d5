/** A charge for payment in Scotland: its days, and what can come when they are over. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED, cite } from './cite-law.ts'

const SCOTLAND = {
  ...CHECKED,
  kinds: ['BAILIFF_NOTICE'],
  nations: ['scotland'],
} satisfies Partial<Rule>

/** A charge was served: a letter that only says it may serve one starts no days. */
const CHARGE_SERVED = {
  says: [
    'charge for payment of money',
    'charge you to pay',
    'charges you to pay',
    'charge on you to pay',
    'this charge',
    'days of charge',
    'charge was served',
    'charge has been served',
    'charge for payment was served',
    'charge for payment has been served',
    'charge served on you',
  ],
}

const CHARGE_OVER = {
  says: [
    'days of charge have run out',
    'days of charge have expired',
    'days of charge have passed',
    'charge has expired',
    'charge expired',
    'following expiry of the charge',
    'notice of intention to arrest',
    'notice of intent to arrest',
  ],
}

export const BAILIFF_SCOTLAND_CHARGE: readonly Rule[] = [
  {
    ...SCOTLAND,
    id: 'gb.bailiff.scotland-cannot-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 10,
    when: { all: [CHARGE_SERVED], not: [CHARGE_OVER] },
    dayToAct: 'open',
    says: 'Your wages cannot be arrested until the 14 days of the charge for payment have run out.',
    authority: cite('debtors', 'section 90', 'section/90'),
  },
  {
    ...SCOTLAND,
    id: 'gb.bailiff.scotland-over-step',
    kind: 'step',
    list: 'first',
    rank: 5,
    when: { all: [CHARGE_SERVED] },
    dayToAct: 'over',
    says: 'The 14 days are over, so they can take money from wages or the bank now. Call a free money adviser today and ask for a moratorium.',
    authority: cite('debtors', 'section 90', 'section/90'),
  },
  {
    ...SCOTLAND,
    id: 'gb.bailiff.scotland-warning',
    kind: 'warning',
    severity: 'high',
    rank: 10,
    when: { all: [CHARGE_SERVED], not: [CHARGE_OVER] },
    dayToAct: 'open',
    says: 'Do not ignore a charge for payment. After 14 days they can arrest wages, and the creditor may be able to ask for your bankruptcy.',
    authority: cite('debtors', 'section 90', 'section/90'),
  },
  {
    ...SCOTLAND,
    checkedOn: '2026-11-23',
    id: 'gb.bailiff.scotland-no-bankruptcy',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 12,
    when: { all: [CHARGE_SERVED, { amountBelow: { role: 'total', value: 5000 } }] },
    says: 'A creditor owed less than £5,000 cannot alone ask the court to make you bankrupt (sequestration).',
    authority: {
      title: 'Bankruptcy (Scotland) Act 2016',
      provision: 'sections 2 and 7 (qualified creditors: £5,000 or more)',
      url: 'https://www.legislation.gov.uk/asp/2016/21/section/7',
      inForceFrom: '2022-10-01',
    },
  },
  {
    ...SCOTLAND,
    id: 'gb.bailiff.scotland-charge-first',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 8,
    when: { all: [{ says: ['summary warrant'] }], not: [CHARGE_SERVED, CHARGE_OVER] },
    says: 'For council tax they must first serve a charge for payment and wait 14 days. Only then can they take wages or freeze a bank account.',
    authority: cite('debtors', 'sections 73A and 90', 'section/73A'),
  },
  {
    ...SCOTLAND,
    id: 'gb.bailiff.scotland-warning-arrestment',
    kind: 'warning',
    severity: 'high',
    rank: 8,
    when: { all: [CHARGE_OVER] },
    says: 'The 14 days of the charge are over. They can now freeze money in your bank or take it from wages. Call before the date in the letter.',
    authority: cite('debtors', 'sections 46 to 57 and 73A', 'section/47'),
  },
  {
    ...SCOTLAND,
    id: 'gb.bailiff.scotland-reality-arrestment',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    when: { all: [CHARGE_OVER] },
    says: 'To "arrest" here means to freeze money. No one is arresting you, and it is not a criminal matter.',
    authority: cite('debtors', 'sections 46 to 57 and 73A', 'section/47'),
  },
  {
    ...SCOTLAND,
    id: 'gb.bailiff.scotland-deadline-charge',
    kind: 'deadline',
    weight: 'main',
    rank: 10,
    when: { all: [CHARGE_SERVED], not: [CHARGE_OVER] },
    says: 'A charge for payment gives you 14 days from the day it is served on you in the United Kingdom.',
    terms: { trigger: 'letter', count: 14, unit: 'days', roll: 'none' },
    action: 'Pay, agree a plan or apply for the moratorium',
    consequence: 'Sheriff officers may arrest your wages.',
    example: {
      clause: 'Debtors (Scotland) Act 1987, section 90(3)',
      trigger: '2026-11-02',
      result: '2026-11-16',
    },
    authority: cite('debtors', 'section 90(3)', 'section/90'),
  },
]

/** Letters about child maintenance (Kindesunterhalt): what must be shown, from when, how much stays yours. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { FOR_A_PARENT } from './conditions-office.ts'

const MAINTENANCE: Test = {
  says: [
    'kindesunterhalt',
    'mindestunterhalt',
    'unterhaltspflichtig',
    'unterhaltspflicht',
    'unterhaltsanspruch',
    'unterhaltsvorschuss',
    'unterhaltsforderung',
    'unterhaltstitel',
    'unterhaltsurkunde',
    'rechtswahrungsanzeige',
    'düsseldorfer tabelle',
  ],
}
const TITLE: Test = {
  says: [
    'unterhaltstitel',
    'jugendamtsurkunde',
    'unterhaltsurkunde',
    'vollstreckbare urkunde',
    'beurkunden',
    'beurkundung',
  ],
}

const BASE = {
  country: 'de',
  kinds: ['OTHER', 'LETTER_BEFORE_CLAIM', 'DEBT_COLLECTION_LETTER'],
  topics: ['family', 'debt'],
  when: { all: [MAINTENANCE], not: [FOR_A_PARENT] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const CHILD_MAINTENANCE: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.maintenance.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 6,
    says: 'They want to know what you earn, to work out money for your child (Kindesunterhalt).',
    authority: cite('bgb', '1605', { provision: '§§ 1601 und 1605 BGB' }),
  },
  {
    ...BASE,
    id: 'de.maintenance.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 6,
    says: 'You must answer about your income. But how much you owe depends on what you earn and what you need to live.',
    authority: cite('bgb', '1603', { provision: '§§ 1603 und 1610 BGB' }),
  },
  {
    ...BASE,
    id: 'de.maintenance.right-own',
    kind: 'right',
    rank: 5,
    says: 'You may keep enough to live on (Selbstbehalt). For young children you must do all you can to earn.',
    authority: cite('bgb', '1603', { provision: '§ 1603 BGB' }),
  },
  {
    ...BASE,
    id: 'de.maintenance.right-past',
    kind: 'right',
    rank: 6,
    says: 'For the past you owe only from the month in which they first asked you in a clear way.',
    authority: cite('bgb', '1613', { provision: '§ 1613 Abs. 1 BGB' }),
  },
  {
    ...BASE,
    id: 'de.maintenance.right-two-years',
    kind: 'right',
    rank: 9,
    says: 'They may ask for your income again only after two years, unless they show that you earn much more.',
    authority: cite('bgb', '1605', { provision: '§ 1605 Abs. 2 BGB' }),
  },
  {
    ...BASE,
    id: 'de.maintenance.right-minimum',
    kind: 'right',
    rank: 8,
    says: 'A minimum sum by age applies, and it changes each year. Half of the child benefit is taken off.',
    authority: cite('bgb', '1612a', { provision: '§§ 1612a und 1612b BGB' }),
  },
  {
    ...BASE,
    id: 'de.maintenance.right-change',
    kind: 'right',
    rank: 7,
    says: 'Do you earn much less now? A paper with a fixed sum (Titel) stays valid until it is changed. Ask for the change at once.',
    authority: {
      title: 'FamFG',
      provision: '§§ 238 und 239 FamFG, § 313 BGB',
      url: 'https://www.gesetze-im-internet.de/famfg/__239.html',
      inForceFrom: '2009-09-01',
    },
  },
  {
    ...BASE,
    id: 'de.maintenance.warn-sign',
    kind: 'warning',
    severity: 'high',
    rank: 8,
    when: { all: [MAINTENANCE, TITLE] },
    says: 'A paper signed at the Jugendamt can be enforced like a judgment. Have the sum checked before you sign.',
    authority: {
      title: 'Sozialgesetzbuch VIII (SGB VIII)',
      provision: '§§ 59 und 60 SGB VIII',
      url: 'https://www.gesetze-im-internet.de/sgb_8/__60.html',
      inForceFrom: '2002-01-01',
    },
  },
  {
    ...BASE,
    id: 'de.maintenance.step-answer',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Send your payslips of twelve months by the day, with your rent, debts and other children. Ask for more time if you need it.',
    authority: cite('bgb', '1605', { provision: '§ 1605 Abs. 1 BGB' }),
  },
  {
    ...BASE,
    id: 'de.maintenance.step-pay',
    kind: 'step',
    list: 'valid_debt',
    rank: 6,
    says: 'Pay each month what you surely owe, and name the child and month on the transfer. Not paying at all can be a crime.',
    authority: cite('bgb', '1612a', { provision: '§§ 1603 und 1612a BGB' }),
  },
  {
    ...BASE,
    id: 'de.maintenance.option-lawyer',
    kind: 'option',
    option: 'get_help',
    rank: 6,
    says: 'Let a family lawyer work out the sum. With low income get a voucher at the local court.',
    title: 'Have the sum worked out',
    cost: '€15 with a voucher.',
    time: 'Before the day in the letter.',
    risk: 'None.',
    bestFor: 'You earn little, or have other children.',
    authority: cite('berhg', '1'),
  },
]

/** The Jugendamt wants advance maintenance back from the parent who should have paid (Unterhaltsvorschuss). */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const ADVANCE: Test = {
  says: ['unterhaltsvorschuss', 'unterhaltsvorschussgesetz', 'uvg', 'unterhaltsvorschusskasse'],
}
const FROM_YOU: Test = {
  says: [
    'rückforderung',
    'rückstand',
    'zu zahlen',
    'übergegangen',
    'zur zahlung',
    'unterhaltspflichtig',
    'unterhaltspflicht',
    'einkommen',
    'schulden',
  ],
}
const BASE = {
  country: 'de',
  kinds: ['BENEFIT_OVERPAYMENT'],
  topics: ['family', 'debt', 'general'],
  when: { all: [ADVANCE, FROM_YOU] },
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ADVANCE_MAINTENANCE_BACK: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.uvg.right-able',
    kind: 'right',
    rank: 4,
    says: 'You owe only what you could really pay. A part of your income is yours to live on (Selbstbehalt). Show your pay, your rent and your other children.',
    authority: cite('bgb', '1603', { provision: '§§ 1603 und 1605 BGB' }),
  },
  {
    ...BASE,
    id: 'de.uvg.right-past',
    kind: 'right',
    rank: 5,
    says: 'For past months they can ask only from when you were told of the advance, or had to give your income. Ask for proof of that day.',
    authority: {
      title: 'Unterhaltsvorschussgesetz (UhVorschG)',
      provision: '§ 7 UhVorschG, § 1613 BGB',
      url: 'https://www.gesetze-im-internet.de/uhvorschg/__7.html',
      inForceFrom: '2017-07-01',
    },
  },
  {
    ...BASE,
    id: 'de.uvg.step-income',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Send your income of the last twelve months in time. Say in writing if you cannot pay, and ask for a delay or small instalments.',
    authority: cite('bgb', '1605'),
  },
]

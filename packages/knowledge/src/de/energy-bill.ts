/** Yearly bills and monthly sums for power and gas: when they are due, what they must show, when you may hold back. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { RUNNING_COSTS } from './conditions-home.ts'

const ENERGY = {
  says: [
    'strom',
    'stromrechnung',
    'stromlieferung',
    'gas',
    'erdgas',
    'gasrechnung',
    'energierechnung',
    'jahresabrechnung',
    'verbrauchsabrechnung',
    'zählerstand',
    'kwh',
    'abschlag',
    'abschläge',
    'abschlagszahlung',
  ],
}
const INSTALMENTS = {
  says: ['abschlag', 'abschläge', 'abschlags', 'abschlagszahlung', 'abschlagszahlungen'],
}
const YEAR_BILL = {
  says: [
    'jahresabrechnung',
    'jahresrechnung',
    'verbrauchsabrechnung',
    'schlussrechnung',
    'turnusabrechnung',
    'zählerstand',
  ],
}

const BASE = {
  country: 'de',
  kinds: ['UTILITY_BILL_DEMAND'],
  when: { any: [ENERGY], not: [RUNNING_COSTS] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

/** The rules for customers in basic supply; those for gas say the same in the same sections. */
function basicSupply(section: string): Authority {
  return {
    title: 'Stromgrundversorgungsverordnung (StromGVV) und GasGVV',
    provision: `§ ${section} StromGVV und § ${section} GasGVV`,
    url: `https://www.gesetze-im-internet.de/stromgvv/__${section}.html`,
    inForceFrom: '2006-11-08',
  }
}

export const ENERGY_BILL: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.energy-bill.right-due',
    kind: 'right',
    rank: 6,
    says: 'A bill is due two weeks after it came at the earliest. It must come within six weeks. A credit is set off against the next monthly sum or paid within two weeks.',
    authority: cite('enwg', '40c', { provision: '§ 40c EnWG' }),
  },
  {
    ...BASE,
    id: 'de.energy-bill.right-clear',
    kind: 'right',
    rank: 7,
    when: { any: [YEAR_BILL], not: [RUNNING_COSTS] },
    says: 'The bill must show both meter readings, how they were read, and last year’s use. They must explain it to you for free.',
    authority: cite('enwg', '40', { provision: '§§ 40 und 40a EnWG' }),
  },
  {
    ...BASE,
    id: 'de.energy-bill.right-instalment',
    kind: 'right',
    rank: 9,
    when: { any: [INSTALMENTS], not: [RUNNING_COSTS] },
    says: 'The monthly sum (Abschlag) follows your last use. Show that you use less, and they must take that into account. What you overpaid comes back.',
    authority: basicSupply('13'),
  },
  {
    ...BASE,
    id: 'de.energy-bill.right-hold-back',
    kind: 'right',
    rank: 10,
    says: 'In basic supply you may hold back money for a clear mistake. Or if use more than doubled and you asked for a meter test.',
    authority: basicSupply('17'),
  },
  {
    ...BASE,
    id: 'de.energy-bill.right-correction',
    kind: 'right',
    rank: 14,
    says: 'A wrong bill must be put right both ways. It goes back to the last reading, and three years at most.',
    authority: basicSupply('18'),
  },
  {
    ...BASE,
    id: 'de.energy-bill.step-reading',
    kind: 'step',
    list: 'first',
    rank: 20,
    when: { any: [YEAR_BILL], not: [RUNNING_COSTS] },
    says: 'Compare the readings in the bill with your meter and with last year. Ask them to explain each item you do not know.',
    authority: cite('enwg', '40', { provision: '§§ 40, 40a und 40b EnWG' }),
  },
  {
    ...BASE,
    id: 'de.energy-bill.right-reminder',
    kind: 'right',
    rank: 16,
    when: {
      all: [
        {
          says: [
            'mahnung',
            'mahnkosten',
            'mahngebühr',
            'mahngebühren',
            'mahnpauschale',
            'zahlungserinnerung',
            'verzugszinsen',
          ],
        },
      ],
      not: [RUNNING_COSTS],
    },
    checkedOn: '2026-11-22',
    says: 'A reminder may cost no more than it really does, mostly a few euros. Ask them how they counted it.',
    authority: {
      ...basicSupply('17'),
      provision: '§ 17 Abs. 2 StromGVV und GasGVV; §§ 280, 286 und 288 BGB',
    },
  },
]

/** What the first letter of a collector must say, and what it may cost. */
import type { Condition, Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { COLLECTOR_COSTS } from './conditions-money.ts'
import { FROM_COLLECTOR, PUBLIC, PUBLIC_SENDER, TITLED } from './conditions-sender.ts'

/** Bills of doctors and dentists. */
const DOCTOR: Condition = {
  any: [
    {
      says: [
        'zahnarzt',
        'zahnärztin',
        'zahnarztpraxis',
        'zahnärztliche',
        'zahnersatz',
        'dr. med.',
        'dr. med. dent.',
        'arztrechnung',
        'privatärztliche',
        'privatliquidation',
        'arztpraxis',
        'ärztliche leistungen',
      ],
    },
  ],
  not: [PUBLIC, PUBLIC_SENDER],
}

const BASE = {
  country: 'de',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const DEBT_COLLECTION_COSTS: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.debt.insight-disguise',
    creditor: 'private',
    when: { all: [COLLECTOR_COSTS], not: [PUBLIC, PUBLIC_SENDER] },
    kind: 'insight',
    severity: 'medium',
    rank: 10,
    confidence: 0.6,
    says: 'The costs here may be larger than the law allows, as they often are in such letters.',
    actionable: 'Ask which fee rate (0.5, 0.9 or 1.3) they used and on which sum.',
    authority: cite('rdg', '13a', { provision: '§ 13a Abs. 1 Nr. 5 RDG' }),
  },
  {
    ...BASE,
    id: 'de.debt.element-client',
    creditor: 'private',
    when: {
      all: [{ says: ['inkasso', 'inkassokosten', 'inkassodienstleister', 'inkassounternehmen'] }],
      any: FROM_COLLECTOR,
      not: [PUBLIC, PUBLIC_SENDER],
    },
    kind: 'element',
    recognisedBy: [
      { sign: ['client'] },
      {
        says: [
          'auftraggeber',
          'auftraggeberin',
          'gläubiger',
          'gläubigerin',
          'mandantin',
          'unsere mandantin',
          'im auftrag',
          'forderungsinhaber',
          'für die firma',
          'ursprungsgläubiger',
        ],
      },
    ],
    says: 'The first letter must name the company that they collect for, with its address.',
    name: 'The name of the company they act for',
    ifMissing:
      'The letter does not seem to say for whom they collect. Ask: the law wants name and address.',
    authority: cite('rdg', '13a', { provision: '§ 13a Abs. 1 Nr. 1 RDG' }),
  },
  {
    ...BASE,
    id: 'de.debt.element-reason',
    creditor: 'private',
    when: {
      all: [{ says: ['inkasso', 'inkassokosten', 'inkassodienstleister', 'inkassounternehmen'] }],
      any: FROM_COLLECTOR,
      not: [PUBLIC, PUBLIC_SENDER],
    },
    kind: 'element',
    recognisedBy: [
      {
        says: [
          'forderungsgrund',
          'vertrag vom',
          'rechnung vom',
          'vertragsschluss',
          'kaufvertrag',
          'vertragsgegenstand',
          'dienstleistungsvertrag',
          'bestellung vom',
          'darlehensvertrag',
          'mobilfunkvertrag',
          'energieliefervertrag',
          'forderung aus',
        ],
      },
    ],
    says: 'The first letter must say what contract it is about and when it was made.',
    name: 'The reason for the claim and the date of the contract',
    ifMissing:
      'The letter does not seem to say what contract it is about, and from when. Ask before you pay.',
    authority: cite('rdg', '13a', { provision: '§ 13a Abs. 1 Nr. 2 RDG' }),
  },
  {
    ...BASE,
    id: 'de.debt.element-costs',
    creditor: 'private',
    when: {
      all: [COLLECTOR_COSTS, { says: ['inkasso', 'inkassokosten', 'inkassodienstleister'] }],
      not: [PUBLIC, PUBLIC_SENDER],
    },
    kind: 'element',
    recognisedBy: [
      {
        says: [
          'rvg',
          'nr. 2300',
          '13 rvg',
          '1,3',
          '0,9',
          '0,5',
          'geschäftsgebühr',
          'verzugsschaden',
          '§ 13e rdg',
          '280, 286',
          '§ 286',
        ],
      },
    ],
    says: 'If they ask for costs, they must say of what kind, how much and why.',
    name: 'Kind, amount and reason of the collection costs',
    ifMissing:
      'The letter asks for costs but does not seem to say how they came about. Ask for the fee rate.',
    authority: cite('rdg', '13a', { provision: '§ 13a Abs. 1 Nr. 5 RDG' }),
  },
  {
    ...BASE,
    id: 'de.debt.change-fees',
    creditor: 'private',
    when: { all: [COLLECTOR_COSTS], not: [PUBLIC, PUBLIC_SENDER] },
    kind: 'change',
    changedOn: '2025-06-01',
    says: 'Fees for collecting rose on 1 June 2025. Older work is paid at the older fees.',
    was: 'Up to 31 May 2025 a full fee was €49, and €30 for undisputed claims up to €50.',
    is: 'Since 1 June 2025 a full fee is €51.50 up to €500, and €31.50 for undisputed claims up to €50.',
    authority: cite('rvg', '13', { provision: '§ 13 RVG, KostBRÄG 2025' }),
  },
  {
    ...BASE,
    id: 'de.debt.insight-reminder-fee',
    creditor: 'private',
    when: {
      any: [
        {
          says: [
            'mahngebühr',
            'mahngebühren',
            'mahngebuehr',
            'mahngebuehren',
            'mahnkosten',
            'mahnpauschale',
          ],
        },
      ],
      not: [PUBLIC, PUBLIC_SENDER],
    },
    kind: 'insight',
    severity: 'low',
    rank: 30,
    confidence: 0.7,
    says: 'A reminder fee (Mahngebühr) may cover paper and post only, not staff. Courts often allow only a few euros.',
    actionable: 'Pay the bill and reject what goes beyond a few euros for each reminder.',
    authority: cite('bgb', '280', { provision: '§§ 280, 286, 309 Nr. 5 BGB' }),
  },
  {
    ...BASE,
    id: 'de.debt.charge-small',
    creditor: 'private',
    when: {
      all: [{ amountBelow: { role: 'principal', value: 50.01 } }],
      not: [PUBLIC, PUBLIC_SENDER, TITLED, { says: ['einigungsgebühr'] }],
    },
    lawAt: 'letter',
    kind: 'charge',
    cue: [
      'inkassokosten',
      'inkassovergütung',
      'inkassogebühr',
      'inkassogebühren',
      'geschäftsgebühr',
    ],
    amount: 58.48,
    currency: 'EUR',
    limit: 'cap',
    says: 'For an undisputed claim up to €50 even the highest rate (1.3, with expenses and VAT) gives €58.48. Most cases allow far less.',
    name: 'Collection costs for an undisputed claim up to €50',
    authority: cite('rvg', '13', {
      provision: '§ 13 Abs. 2 RVG, Nr. 2300 und 7002 VV RVG, § 13e RDG',
    }),
  },
  {
    ...BASE,
    id: 'de.debt.charge-to-500',
    creditor: 'private',
    when: {
      all: [
        { amountAbove: { role: 'principal', value: 50 } },
        { amountBelow: { role: 'principal', value: 500.01 } },
      ],
      not: [PUBLIC, PUBLIC_SENDER, TITLED, { says: ['einigungsgebühr'] }],
    },
    lawAt: 'letter',
    kind: 'charge',
    cue: [
      'inkassokosten',
      'inkassovergütung',
      'inkassogebühr',
      'inkassogebühren',
      'geschäftsgebühr',
    ],
    amount: 95.6,
    currency: 'EUR',
    limit: 'cap',
    says: 'For an undisputed claim up to €500 even the highest rate (1.3, with expenses and VAT) gives €95.60. A first letter allows 0.5 in most cases.',
    name: 'Collection costs for an undisputed claim up to €500',
    authority: cite('rvg', '13', {
      provision: '§ 13 Abs. 1 RVG, Nr. 2300 und 7002 VV RVG, § 13e RDG',
    }),
  },
  {
    ...BASE,
    id: 'de.debt.right-doctor-bill',
    creditor: 'private',
    when: DOCTOR,
    kind: 'right',
    rank: 14,
    checkedOn: '2026-11-22',
    says: 'A doctor’s or dentist’s bill is due only when it names each item and its factor. Above 2.3 times it must give a reason.',
    authority: {
      title: 'Gebührenordnung für Zahnärzte (GOZ)',
      provision: '§§ 5 und 10 GOZ; §§ 5 und 12 GOÄ',
      url: 'https://www.gesetze-im-internet.de/goz_1987/__10.html',
      inForceFrom: '2012-01-01',
    },
  },
  {
    ...BASE,
    id: 'de.debt.right-doctor-told',
    creditor: 'private',
    when: DOCTOR,
    kind: 'right',
    rank: 9,
    checkedOn: '2026-11-24',
    says: 'If it was not sure that the insurer pays, they had to tell you the likely cost in writing before they began. If not, you may not have to pay that part.',
    authority: cite('bgb', '630c', {
      provision: '§ 630c Abs. 3 und 4, § 280 BGB',
      from: '2013-02-26',
    }),
  },
]

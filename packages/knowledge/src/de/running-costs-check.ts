/** What a yearly bill for running costs must hold, and what in it is worth a second look. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { RUNNING_COSTS } from './conditions-home.ts'
import { ACCOUNT, RUNNING_COST } from './running-costs.ts'

const HEATING: Test = { says: ['heizkosten', 'heizkostenabrechnung', 'heizung', 'warmwasser'] }
const CABLE: Test = { says: ['kabelfernsehen', 'kabelanschluss', 'breitbandkabel', 'kabel-tv'] }
const NOT_RUNNING: Test = {
  says: [
    'verwaltungskosten',
    'hausverwaltung kosten',
    'instandhaltung',
    'reparaturen',
    'reparatur',
  ],
}

export const RUNNING_COST_CHECKS: readonly Rule[] = [
  {
    ...RUNNING_COST,
    id: 'de.costs.element-period',
    kind: 'element',
    name: 'the period of the bill',
    recognisedBy: [
      { says: ['zeitraum', 'abrechnungszeitraum', 'abrechnungsjahr', 'für das jahr'] },
    ],
    ifMissing: 'We see no period. A bill must say for which twelve months it is.',
    says: 'A bill must name its period, at most twelve months.',
    authority: cite('bgb', '556', { provision: '§ 556 Abs. 3 BGB' }),
  },
  {
    ...RUNNING_COST,
    id: 'de.costs.element-total',
    kind: 'element',
    name: 'the total costs of the house',
    recognisedBy: [{ says: ['gesamtkosten', 'kosten gesamt', 'gesamtbetrag', 'summe der kosten'] }],
    ifMissing: 'We see no total costs. Without them you need not pay more. Ask for them.',
    says: 'A bill must show the total costs of the house.',
    authority: cite('bgb', '259', { provision: '§§ 259, 556 Abs. 3 BGB' }),
  },
  {
    ...RUNNING_COST,
    id: 'de.costs.element-key',
    kind: 'element',
    name: 'the key by which costs are shared',
    recognisedBy: [
      {
        says: [
          'verteilerschlüssel',
          'umlageschlüssel',
          'verteilung nach',
          'wohnfläche',
          'quadratmeter',
          'miteigentumsanteil',
          'nach verbrauch',
        ],
      },
    ],
    ifMissing: 'We see no key by which the costs are shared. Ask how your share was worked out.',
    says: 'A bill must say how costs are shared. If nothing was agreed, the size of the flat counts.',
    authority: cite('bgb', '556a', { provision: '§ 556a Abs. 1 BGB' }),
  },
  {
    ...RUNNING_COST,
    id: 'de.costs.element-paid',
    kind: 'element',
    name: 'what you have paid in advance',
    recognisedBy: [
      { says: ['vorauszahlung', 'vorauszahlungen', 'abschläge', 'geleistete zahlungen'] },
    ],
    ifMissing: 'We do not see your monthly payments. They must be taken off.',
    says: 'A bill must take off what you have paid in advance.',
    authority: cite('bgb', '259', { provision: '§§ 259, 556 Abs. 3 BGB' }),
  },
  {
    ...RUNNING_COST,
    id: 'de.costs.insight-items',
    kind: 'insight',
    severity: 'high',
    rank: 10,
    when: { all: [RUNNING_COSTS, ACCOUNT, NOT_RUNNING] },
    actionable: 'Write that you do not owe this item, and ask for a new sum.',
    confidence: 0.8,
    says: 'The bill speaks of management or repairs. Tenants of a home do not owe these.',
    authority: cite('betrkv', '1', { provision: '§ 1 Abs. 2 BetrKV' }),
  },
  {
    ...RUNNING_COST,
    id: 'de.costs.insight-cable',
    kind: 'insight',
    severity: 'high',
    rank: 10,
    when: { all: [RUNNING_COSTS, ACCOUNT, CABLE] },
    actionable: 'Take off the part for months since July 2024.',
    confidence: 0.85,
    says: 'Since 1 July 2024 the landlord may no longer bill you for cable TV.',
    authority: cite('betrkv', '2', { provision: '§ 2 Nr. 15 BetrKV', from: '2024-07-01' }),
  },
  {
    ...RUNNING_COST,
    id: 'de.costs.insight-heating',
    kind: 'insight',
    severity: 'medium',
    rank: 20,
    when: { all: [RUNNING_COSTS, ACCOUNT, HEATING] },
    actionable: 'Look if heating is billed by use. If not, take 15% off your share of it.',
    confidence: 0.85,
    says: 'Heating and hot water must mostly be billed by use. If not, you may cut your share by 15%.',
    authority: cite('heizkostenv', '12', { provision: '§§ 7, 12 Abs. 1 HeizkostenV' }),
  },
  {
    ...RUNNING_COST,
    id: 'de.costs.insight-carbon',
    kind: 'insight',
    severity: 'medium',
    rank: 25,
    when: {
      all: [RUNNING_COSTS, ACCOUNT, HEATING],
      not: [{ says: ['co2-kosten', 'co2 kosten', 'co₂-kosten', 'kohlendioxidkosten'] }],
    },
    actionable: 'Ask for the split of the CO2 costs, or take 3% off your heating costs.',
    confidence: 0.75,
    says: 'The landlord must bear part of the CO2 price and show it. If the split is missing, you may cut heating costs by 3%.',
    authority: cite('co2', '7', { provision: '§ 7 Abs. 3 und 4 CO2KostAufG' }),
  },
]

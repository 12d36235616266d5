/** Questions about bills for running costs and cable television. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { WISH } from './wish-words.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  topics: ['housing', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-03-31',
} satisfies Partial<Rule>

export const ENQUIRY_RUNNING_COSTS: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-home.running-costs',
    kind: 'answer',
    verdict: 'it_depends',
    rank: 10,
    when: { not: [{ says: ['stromanbieter', 'gasanbieter', 'stadtwerke', 'zählerstand'] }] },
    asks: [
      [
        'nebenkosten',
        'nebenkostenabrechnung',
        'betriebskosten',
        'betriebskostenabrechnung',
        'heizkosten',
        'service charges',
        'utility statement',
        'running costs',
        'nebenkostennachzahlung',
        'nebenkosten-nachzahlung',
        'heizkostenabrechnung',
        'heizkostennachzahlung',
        'betriebskostennachzahlung',
        'nebenkostenvorauszahlung',
        'abrechnung vom vermieter',
        'abrechnung der hausverwaltung',
        'nk-abrechnung',
        'nk abrechnung',
        'nachzahlung vermieter',
        'nachzahlung an den vermieter',
        'nachzahlung von der hausverwaltung',
        'warmmiete',
        'hausmeisterkosten',
        'grundsteuer in der',
        'nebenkostenrechnung',
        'jahresabrechnung nebenkosten',
        'betriebskostenabrechnungen',
        'nebenkosten-abrechnung',
        'nebenkosten abrechnung',
        'vermieter will nachzahlung',
        'abschlagszahlung nebenkosten',
        'heizkosten nachzahlung',
        'nebenkosten nachzahlung',
      ],
      [...WISH, 'zu hoch vor', 'kommt mir zu hoch', 'viel zu hoch', 'zu hoch', 'nachprüfen'],
    ],
    says: 'It must come within twelve months after its year. You have twelve months to object, and may see the receipts first.',
    dependsOn: 'whether the bill came in time and is right',
    authority: cite('bgb', '556', { provision: '§ 556 BGB; §§ 1 und 2 BetrKV' }),
  },
  {
    ...BASE,
    id: 'de.ask-home.cable-fee',
    kind: 'answer',
    rank: 6,
    verdict: 'no',
    checkedOn: '2026-11-22',
    asks: [
      ['kabelgebühren', 'kabelgebühr', 'kabelfernsehen', 'kabelanschluss', 'kabel-tv', 'cable tv'],
      ['mieter', 'miete', 'nebenkosten', 'vermieter', 'zahlen', 'tenant', 'pay'],
    ],
    says: 'Since 1 July 2024 cable TV may no longer be part of the running costs. You owe it only under a contract of your own. Cut it from the bill and say why in writing.',
    authority: cite('betrkv', '2', {
      provision: '§ 2 Nr. 15 BetrKV, § 71 TKG',
      from: '2024-07-01',
    }),
  },
]

/** Ending a contract: cooling-off days, gyms, phones and fees for leaving. */
import type { Rule } from '@plainletter/contracts/rule'

import { fitQuestions } from '../subjects/fit-questions.ts'
import { FITS } from './asked-rows.ts'
import { LAW } from './authority-consumer.ts'
import { NOT_BOUGHT_TO_KEEP } from './conditions.ts'

const BUY = {
  country: 'ca',
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
  topics: ['consumer'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

const BUY_ACTS = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['CONSUMER_CONTRACT_DISPUTE'],
  topics: ['consumer'],
} satisfies Partial<Rule>

const ROWS: readonly Rule[] = [
  {
    ...BUY,
    id: 'ca.buy.right-ten',
    kind: 'right',
    rank: 20,
    when: { not: [NOT_BOUGHT_TO_KEEP] },
    says: 'In most provinces you can cancel a contract signed at your door within 10 days, with no reason.',
    authority: LAW.doorSales,
  },
  {
    ...BUY,
    id: 'ca.buy.right-phone',
    kind: 'right',
    rank: 40,
    when: {
      any: [
        {
          says: [
            'wireless',
            'cell phone',
            'mobile',
            'phone plan',
            'cancellation fee',
            'early cancellation',
            'cellulaire',
            'sans fil',
          ],
        },
      ],
    },
    says: 'For a cell phone contract you can cancel at any time. The most you owe is the rest of the phone cost.',
    authority: LAW.wireless,
  },
  {
    ...BUY,
    id: 'ca.buy.insight-cancel',
    kind: 'insight',
    severity: 'medium',
    confidence: 0.8,
    actionable: 'Look for the firm’s name, the price and your right to cancel in the paper.',
    rank: 10,
    says: 'If the firm did not give you a written contract with all details, you may have longer to cancel.',
    authority: LAW.doorSales,
  },
  {
    ...BUY,
    id: 'ca.buy.on-cool',
    kind: 'right',
    regions: ['CA-ON'],
    rank: 5,
    says: 'In Ontario you have 10 days to cancel a contract made at your home, with a gym, or for a time share.',
    authority: LAW.onCpa,
  },
  {
    ...BUY,
    id: 'ca.buy.on-late',
    kind: 'right',
    regions: ['CA-ON'],
    rank: 6,
    says: 'In Ontario you can cancel if goods come more than 30 days late. Internet contracts can be cancelled if facts are missing.',
    authority: LAW.onCpa,
  },
  {
    ...BUY,
    id: 'ca.buy.bc-cool',
    kind: 'right',
    regions: ['CA-BC'],
    rank: 5,
    when: { not: [{ says: ['tenancy', 'landlord', 'security deposit', 'flight'] }] },
    says: 'In British Columbia you have 10 days to cancel a direct sale or a gym contract.',
    authority: LAW.bcCpa,
  },
  {
    ...BUY,
    id: 'ca.buy.ab-cool',
    kind: 'right',
    regions: ['CA-AB'],
    rank: 5,
    when: { not: [NOT_BOUGHT_TO_KEEP] },
    says: 'In Alberta you have 10 days to cancel a contract made at your door.',
    authority: LAW.abCpa,
  },
  {
    ...BUY,
    id: 'ca.buy.qc-cool',
    kind: 'right',
    regions: ['CA-QC'],
    rank: 5,
    says: 'In Quebec you have 10 days to cancel a contract with a travelling seller.',
    authority: LAW.qcCpa,
  },
  {
    ...BUY,
    id: 'ca.buy.cool-off',
    kind: 'deadline',
    terms: { trigger: 'letter', count: 10, unit: 'days', roll: 'none' },
    action: 'Cancel in writing, if you signed at your door',
    consequence: 'After that, cancelling gets harder.',
    weight: 'main',
    example: {
      clause: 'Consumer Protection Act, 2002 (Ontario), section 43',
      trigger: '2026-11-16',
      result: '2026-11-26',
    },
    kinds: ['CONSUMER_CONTRACT_DISPUTE'],
    when: {
      any: [
        {
          says: [
            'door-to-door',
            'door to door',
            'at your home',
            'direct agreement',
            'itinerant',
            'vendeur itinérant',
            'porte-à-porte',
          ],
        },
      ],
    },
    rank: 10,
    says: 'In most provinces you have 10 days to cancel a contract that was signed at your home.',
    authority: LAW.doorSales,
  },
  {
    ...BUY_ACTS,
    id: 'ca.buy.right-penalty',
    kind: 'right',
    rank: 12,
    when: {
      any: [
        {
          says: [
            'termination fee',
            'cancellation fee',
            'early termination',
            'cancellation charge',
            'exit fee',
            'frais de résiliation',
            'frais d’annulation',
            'pénalité',
          ],
        },
      ],
    },
    says: 'Ask which term the fee rests on. A court can lower a fee that only punishes you and is far above their loss.',
    authority: {
      title: 'Laws of the provinces on penalties',
      provision:
        'for example Courts of Justice Act (Ontario), section 98; Judicature Act (Alberta), section 10; Law and Equity Act (British Columbia), section 24; Civil Code of Québec, article 1623',
      url: 'https://www.ontario.ca/laws/statute/90c43',
      inForceFrom: '1994-01-01',
    },
  },
  {
    ...BUY_ACTS,
    id: 'ca.buy.qc-gym',
    kind: 'right',
    regions: ['CA-QC'],
    rank: 5,
    when: {
      any: [
        {
          says: [
            'gym',
            'fitness',
            'health studio',
            'salle de sport',
            'studio de santé',
            'entraînement',
            'centre de conditionnement',
          ],
        },
      ],
    },
    says: 'In Québec a gym contract lasts a year at most. You can end it free before it starts, or for a tenth of the price in its first tenth.',
    authority: {
      title:
        'Consumer Protection Act (Loi sur la protection du consommateur), CQLR c. P-40.1 (Québec)',
      provision: 'articles 197 to 205 (physical fitness studios)',
      url: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/P-40.1',
      inForceFrom: '1980-04-30',
    },
  },
  {
    country: 'ca',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'ca.buy.on-gym',
    kind: 'right',
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
    topics: ['consumer'],
    rank: 4,
    regions: ['CA-ON'],
    when: { all: [{ says: ['gym', 'fitness', 'health club', 'goodlife', 'personal training'] }] },
    says: 'In Ontario you can end a gym contract within 10 days of your written copy, with no reason. It may run for one year at most.',
    authority: {
      title: 'Consumer Protection Act, 2002 (Ontario), S.O. 2002, c. 30, Sched. A',
      provision: 'sections 29 to 36 (gyms and the like: one year at most, 10 days to cancel)',
      url: 'https://www.ontario.ca/laws/statute/02c30',
      inForceFrom: '2005-07-30',
    },
  },
  {
    country: 'ca',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'ca.buy.on-door',
    kind: 'right',
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
    topics: ['consumer'],
    rank: 3,
    regions: ['CA-ON'],
    when: {
      all: [
        {
          says: [
            'water heater',
            'furnace',
            'hvac',
            'air conditioner',
            'water softener',
            'air purifier',
            'heat pump',
            'rental agreement',
          ],
        },
        {
          says: [
            'at your door',
            'at my door',
            'door to door',
            'door-to-door',
            'came to my door',
            'came to my house',
            'salesperson',
            'signed at',
          ],
        },
      ],
    },
    says: 'In Ontario a contract for a heater, furnace or the like is void if they came to your door unasked. You can end other door contracts within 10 days.',
    authority: {
      title: 'Consumer Protection Act, 2002 (Ontario), S.O. 2002, c. 30, Sched. A',
      provision:
        'sections 43 and 43.1 (10 days; contracts at the door for heaters, furnaces and the like are void)',
      url: 'https://www.ontario.ca/laws/statute/02c30',
      inForceFrom: '2018-03-01',
    },
  },
]

/** The rows, with those for questions where they fit. */
export const CONTRACT_CANCELLING = fitQuestions(ROWS, FITS)

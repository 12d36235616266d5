/** Contracts for phone, water, insurance, subscriptions and flights: renewals, changes, refusals and money back. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { TELECOM } from './conditions-money.ts'

const BASE = {
  country: 'it',
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'UTILITY_BILL_DEMAND'],
  topics: ['consumer'],
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>
const POLICY = { ...BASE, kinds: ['INSURANCE_DECISION'] } satisfies Partial<Rule>
const FLIGHT = {
  ...BASE,
  kinds: ['CONSUMER_CONTRACT_DISPUTE'],
  when: {
    any: [
      { says: ['volo', 'voli', 'compagnia aerea', 'negato imbarco', 'passeggero', 'passeggeri'] },
    ],
  },
} satisfies Partial<Rule>

export const SERVICE_CONTRACTS: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.service.right-renewal',
    kind: 'right',
    rank: 13,
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'UTILITY_BILL_DEMAND', 'DEBT_COLLECTION_LETTER'],
    when: {
      any: [
        {
          says: [
            'tacito rinnovo',
            'rinnovo tacito',
            'rinnovo automatico',
            'si è rinnovato',
            'rinnovato automaticamente',
            'tacitamente rinnovato',
          ],
        },
      ],
    },
    authority: cite('consumo', 'articolo 65-bis', '2023-12-31'),
    says: 'Does a service renew by itself? They must warn you in writing 30 days before the end. If not, you can leave at any time at no cost.',
  },
  {
    ...BASE,
    id: 'it.phone.right-change',
    kind: 'right',
    rank: 18,
    when: TELECOM,
    authority: cite('comunicazioni', 'articolo 98-septies decies'),
    says: 'If the phone company changes the contract, it must tell you 30 days before. You can then leave at no cost within 60 days.',
  },
  {
    ...BASE,
    id: 'it.water.right-minimum',
    kind: 'right',
    rank: 14,
    kinds: ['UTILITY_BILL_DEMAND'],
    when: {
      any: [
        { says: ['servizio idrico', 'acquedotto', 'utenza idrica', 'fornitura idrica', 'acqua'] },
      ],
    },
    authority: cite('arera', 'REMSI (delibera 311/2019/R/idr)'),
    says: 'Water at home may be cut only after a registered letter or PEC. People with the social bonus keep at least a vital minimum.',
  },
  {
    ...POLICY,
    id: 'it.insurance.right-answers',
    kind: 'right',
    rank: 9,
    when: {
      any: [
        {
          says: [
            'dichiarazioni inesatte',
            'reticenza',
            'reticenze',
            'questionario',
            'patologia preesistente',
            'patologie preesistenti',
            'patologie pregresse',
            'non ci ha dichiarato',
            'non ha dichiarato',
            'non aver dichiarato',
            'omesso di dichiarare',
            'non dichiarata',
            'non dichiarato',
            'malattia preesistente',
            'dichiarazione falsa',
          ],
        },
      ],
    },
    authority: cite('cc', 'articoli 1892 e 1893'),
    says: 'A wrong answer frees the insurer only if it was on purpose or gross carelessness. Else it may pay less, in proportion.',
  },
  {
    ...POLICY,
    id: 'it.insurance.right-crash',
    kind: 'right',
    rank: 13,
    when: {
      any: [
        {
          says: [
            'sinistro stradale',
            'rc auto',
            'rca',
            'incidente stradale',
            'incidente del',
            'incidente avvenuto',
            'responsabilità al 50',
            'veicolo danneggiato',
            'danni al veicolo',
            'danni alla sua auto',
            'concorso di colpa',
            'cid',
            'constatazione amichevole',
          ],
        },
      ],
      not: [{ says: ['incidente domestico', 'infortunio', 'infortuni', 'polizza casa'] }],
    },
    authority: cite(
      'assicurazioni',
      'articoli 145, 148 e 149; codice civile, articoli 2054 e 2947',
    ),
    says: 'After a crash of two cars you claim from your own insurer (risarcimento diretto). Unless one proves more, both count as equally at fault. It is too old after two years.',
  },
  {
    ...POLICY,
    id: 'it.insurance.no-renewal',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 14,
    when: {
      all: [
        { says: ['rc auto', 'rca', 'polizza auto', 'veicolo', 'autoveicolo'] },
        { says: ['rinnovo', 'scadenza', 'disdetta', 'premio'] },
      ],
    },
    authority: cite('assicurazioni', 'articolo 170-bis', '2012-12-18'),
    says: 'Car cover does not renew by itself. It goes on for 15 days after its end, unless a new policy begins.',
  },
  {
    ...FLIGHT,
    id: 'it.flight.right-money',
    kind: 'right',
    rank: 6,
    authority: cite('voli', 'articoli 5 a 7'),
    says: 'For a flight over three hours late, or cancelled late, you get €250 to €600, unless an outside cause could not be avoided.',
  },
  {
    ...FLIGHT,
    id: 'it.flight.right-care',
    kind: 'right',
    rank: 8,
    authority: cite('voli', 'articoli 8, 9 e 14'),
    says: 'While you wait they owe you food and, at night, a hotel. After a cancellation you choose: your money back or another flight.',
  },
]

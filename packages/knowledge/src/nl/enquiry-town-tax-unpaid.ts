/** Questions about a tax of the town or the water board that one cannot pay. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const ENQUIRY_TOWN_TAX_UNPAID: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.town-tax-unpaid',
    kind: 'answer',
    topics: ['debt', 'general', 'housing', 'consumer'],
    rank: 6,
    verdict: 'do_this',
    asks: [
      [
        'gemeentebelasting',
        'gemeentelijke belasting',
        'gemeentelijke belastingen',
        'afvalstoffenheffing',
        'rioolheffing',
        'waterschap',
        'waterschapsbelasting',
        'ozb',
        'zuiveringsheffing',
        'town tax',
      ],
      [
        'niet betalen',
        'kan het niet',
        'kan niet',
        'dwangbevel',
        'aanmaning',
        'deurwaarder',
        'niet kunnen betalen',
        'geen geld',
        'te veel',
        'in termijnen',
        'cannot pay',
      ],
    ],
    says: 'Ask for kwijtschelding today with the form of the town or water board, also late. With an income near assistance level and little savings you can be let off. Ask in the same letter to wait (uitstel) until it decides. If the answer is no, ask for parts. Did a dwangbevel come? It counts like a judgment, and a bailiff may act after two days: call today. Costs stay due. Your town’s debt help is free.',
    authority: {
      title: 'Invorderingswet 1990',
      provision: 'artikelen 12 tot en met 14, 25 en 26; Gemeentewet, artikel 255',
      url: 'https://wetten.overheid.nl/BWBR0004770/',
      inForceFrom: '1990-06-01',
    },
  },
]

/** Questions about the town’s tax on the gain of a home (plusvalía). `asks` holds the words people type, in Spanish and English. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'es',
  kinds: ['ENQUIRY'],
  kind: 'answer',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_TOWN_GAIN_TAX: readonly Rule[] = [
  {
    ...ASK,
    id: 'es.ask.town-gain-tax',
    topics: ['debt', 'general', 'housing'],
    rank: 6,
    verdict: 'it_depends',
    when: { not: [{ says: ['prescrito', 'prescrita', 'hace cinco años'] }] },
    asks: [
      ['plusvalía', 'plusvalia', 'plusvalía municipal', 'plusvalia municipal'],
      [
        'pérdidas',
        'perdidas',
        'vendí',
        'vendi',
        'vendido',
        'herencia',
        'heredado',
        'recurrir',
        'pagar',
        'la pago',
        'piso',
        'casa',
      ],
    ],
    says: 'Sold for no more than you paid? Then you owe nothing, if you declare it and show both deeds. Else the town must use the real gain if that is less. Object within one month (recurso de reposición).',
    dependsOn: 'what the two deeds say',
    authority: {
      title: 'Ley Reguladora de las Haciendas Locales (TRLRHL, Real Decreto Legislativo 2/2004)',
      provision: 'artículos 14.2, 104.5, 107.5 y 110',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2004-4214',
      inForceFrom: '2021-11-10',
    },
  },
]

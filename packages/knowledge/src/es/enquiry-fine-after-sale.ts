/** Questions about a fine for a car that was sold before. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'es',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const ENQUIRY_FINE_AFTER_SALE: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.ask.fine-after-sale',
    kind: 'answer',
    topics: ['parking', 'criminal', 'general'],
    rank: 4,
    verdict: 'do_this',
    asks: [
      ['multa', 'multan', 'multas', 'sanción', 'sancion', 'denuncia', 'radar', 'fine'],
      [
        'vendido el coche',
        'vendí el coche',
        'vendi el coche',
        'había vendido',
        'habia vendido',
        'coche vendido',
        'ya no es mío',
        'ya no es mio',
        'vendí la moto',
        'vendida',
        'antiguo coche',
        'coche que vendí',
        'coche que vendi',
        'sold',
      ],
    ],
    says: 'Do not pay: paying ends the case. Object within 20 calendar days to the office on the letter, with the dated sale contract. Name the buyer with DNI and address, and add proof that you told Traffic (notificación de venta). Not naming the driver brings a fine of its own. Did you not tell Traffic? Do it today with the contract, and get the report of the car from the DGT.',
    authority: {
      title: 'Ley de Tráfico (Real Decreto Legislativo 6/2015)',
      provision: 'artículos 11, 82, 93 y 95; Reglamento General de Vehículos, artículo 32',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2015-11722',
      inForceFrom: '2016-01-31',
    },
  },
]

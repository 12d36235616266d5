/** Questions about taking a thing back to a shop. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'es',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_SHOP_RETURN: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.ask.shop-return',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 6,
    verdict: 'no',
    when: {
      not: [
        {
          says: [
            'online',
            'por internet',
            'en la web',
            'defectuoso',
            'roto',
            'rota',
            'no funciona',
            'averiado',
            'a domicilio',
            'garantía',
            'garantia',
            'fábrica',
            'fabrica',
            'pedido',
          ],
        },
      ],
    },
    asks: [
      [
        'tienda física',
        'tienda fisica',
        'en una tienda',
        'en la tienda',
        'tienda',
        'zara',
        'el corte inglés',
        'el corte ingles',
        'mediamarkt',
        'in a shop',
      ],
      [
        'no me gusta',
        'no me devuelven',
        'devolver',
        'devolverlo',
        'devolverla',
        'devolución',
        'devolucion',
        'cambiarlo',
        'cambiar',
        'solo vale',
        'un vale',
        'vale de compra',
        'return',
        'refund',
      ],
      [
        'compré',
        'compre',
        'comprado',
        'comprar',
        'ticket',
        'tique',
        'talla',
        'móvil',
        'dinero',
        'días',
        'dias',
        'bought',
      ],
    ],
    says: 'No, for a thing with no fault the law gives no right to bring it back to a shop. Look at the receipt and the signs: what the shop promises, such as 15 days or a voucher, it must keep. If it is faulty, it must repair or replace it for three years, and a voucher is not enough. Bought online you would have 14 days. Ask for the complaint form (hoja de reclamaciones).',
    authority: cite('consumo', 'artículos 59, 114 a 120 y 102'),
  },
]

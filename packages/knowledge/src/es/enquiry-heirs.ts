/** Questions of heirs who do not agree. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'es',
  kinds: ['ENQUIRY'],
} satisfies Partial<Rule>

export const ENQUIRY_HEIRS: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.ask.coheirs',
    kind: 'answer',
    topics: ['family', 'general'],
    rank: 9,
    when: { not: [{ says: ['deudas', 'casero', 'hipoteca impagada'] }] },
    asks: [
      [
        'casa heredada',
        'piso heredado',
        'heredamos',
        'hemos heredado',
        'herencia',
        'casa de mis padres',
        'piso de mis padres',
        'casa de mi madre',
        'casa de mi padre',
        'herederos',
        'hermanos',
        'hermano',
        'hermana',
        'mi madre murió',
        'mi padre murió',
        'murió',
        'fallecido',
        'falleció',
        'testamento',
        'partes iguales',
      ],
      [
        'no quiere vender',
        'no quieren vender',
        'no se pone de acuerdo',
        'no nos ponemos de acuerdo',
        'no quiere firmar',
        'se niega a firmar',
        'no quiere repartir',
        'vive en la casa',
        'vive en el piso',
        'bloquea la herencia',
        'mi parte',
        'repartir',
        'uno vive',
        'vive en el',
        'ha cambiado el bombín',
        'cambiado la cerradura',
        'obligarle a vender',
        'obligar a vender',
        'pagar alquiler',
        'no paga nada',
        'vender ni pagar',
      ],
    ],
    verdict: 'do_this',
    checkedOn: '2026-11-22',
    checkBy: '2027-09-30',
    says: 'Nobody must stay in a shared inheritance: any heir can ask to divide it at any time. First write to the others and offer to sell or to buy the share. A notary can help. If they refuse, a court can divide or order a sale and split the money. See a lawyer.',
    authority: cite('cc', 'artículos 400, 404, 1052 y 1062'),
  },
]

/** Questions about things bought from a private person. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'es',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-21',
  checkBy: '2027-02-28',
} satisfies Partial<Rule>

export const ENQUIRY_PRIVATE_SELLER: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.ask.private-seller',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 9,
    when: {
      not: [
        {
          says: [
            'casero',
            'amigo',
            'concesionario',
            'investigado',
            'investigada',
            'declarar',
            'citación',
          ],
        },
      ],
    },
    asks: [
      [
        'wallapop',
        'vinted',
        'milanuncios',
        'segunda mano',
        'particular',
        'private seller',
        'facebook marketplace',
        'marketplace',
        'un particular',
        'entre particulares',
      ],
      [
        'no me envía',
        'no me envia',
        'no envía',
        'no llega',
        'no me lo manda',
        'estafa',
        'devolver',
        'defectuoso',
        'no funciona',
        'not sent',
        'no me lo envía',
        'no me lo envia',
        'no me devuelve',
        'no responde',
        'no contesta',
        'no me contesta',
        'me bloqueó',
        'me bloqueo',
        'me ha bloqueado',
        'vacía',
        'vacia',
        'vacío',
        'vacio',
        'falso',
        'falsa',
        'falsificado',
        'roto',
        'rota',
        'no era',
        'averiado',
        'no es lo que',
      ],
    ],
    verdict: 'do_this',
    checkedOn: '2026-11-22',
    checkBy: '2027-09-30',
    says: 'A sale between private people binds: the seller must deliver or give the money back. Use the buyer protection of the site in its time, and your card’s claim. Then send a formal demand. If it was a trick from the start, report it to the police.',
    authority: cite('cc', 'artículos 1124, 1461, 1484 y 1490; Código Penal, artículo 248'),
  },
]

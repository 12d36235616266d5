/** Questions about contracts made at the door or by phone. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'it',
  kinds: ['ENQUIRY'],
} satisfies Partial<Rule>

export const ENQUIRY_DOOR_CONTRACT: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.ask.door-contract',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 9,
    when: {
      not: [
        {
          says: [
            'licenziato',
            'recupero crediti',
            'affitto',
            'concessionario',
            'assicurazione auto',
            'stipendio',
          ],
        },
      ],
    },
    asks: [
      [
        'venuto a casa',
        'venuti a casa',
        'porta a porta',
        'alla porta',
        'mi hanno chiamato',
        'chiamata',
        'al telefono',
        'call center',
        'venditore',
        'le ha fatto firmare',
        'mi ha fatto firmare',
        'ha fatto firmare',
      ],
      [
        'contratto',
        'gas',
        'luce',
        'fornitura',
        'gestore',
        'aspirapolvere',
        'materasso',
        'depuratore',
        'pannelli',
        'allarme',
        'fornitore',
      ],
      [
        'annullare',
        'annullarlo',
        'annullarla',
        'annullo',
        'ripensarci',
        'ci ho ripensato',
        'recedere',
        'recesso',
        'disdire',
        'non ha capito',
        'truffata',
        'raggirata',
        'senza capire',
        'mia nonna',
        'mio nonno',
        'mia madre',
        'mio padre',
        'ingannato',
        'ingannata',
        'anziana',
        'anziano',
        'tornare indietro',
      ],
    ],
    verdict: 'do_this',
    checkedOn: '2026-11-22',
    checkBy: '2027-09-30',
    says: 'Write now by registered letter or PEC that you withdraw. After a visit you did not ask for you have 30 days, else 14. You need no reason and pay nothing. If they did not tell you this, you have 12 months more. A phone contract binds only once confirmed. If you were tricked, tell ARERA’s Sportello or the AGCM.',
    authority: cite('consumo', 'articoli 51, 52 e 53', '2023-04-02'),
  },
]

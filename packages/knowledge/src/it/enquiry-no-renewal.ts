/** Questions about a landlord who does not renew at the end of the first term. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'it',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_NO_RENEWAL: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.ask.no-renewal-first-term',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 5,
    verdict: 'do_this',
    when: {
      not: [
        {
          says: [
            'licenziamento',
            'palestra',
            'fibra',
            'contratto a termine',
            'dare disdetta',
            'quanto preavviso',
            'voglio andarmene',
            'devo trasferirmi',
            'voglio lasciare',
          ],
        },
      ],
    },
    asks: [
      [
        'non rinnova',
        'non rinnovare',
        'non mi rinnova',
        'non vuole rinnovare',
        'non intende rinnovare',
        'mancato rinnovo',
        'disdetta',
        'diniego di rinnovo',
        'not renew',
      ],
      [
        'prima scadenza',
        '4+4',
        '4 + 4',
        '3+2',
        '3 + 2',
        'quattro più quattro',
        'tre più due',
        'quattro anni',
        'primi quattro anni',
        '8 anni',
        'otto anni',
        'altre esigenze',
        'esigenze personali',
        'senza motivo',
        'senza un motivo',
        'senza motivazione',
        'nessun motivo',
        'non dice il motivo',
        'non spiega',
        'b&b',
        'airbnb',
        'affitti brevi',
        'affitto breve',
        'first four years',
      ],
      [
        'proprietario',
        'proprietaria',
        'locatore',
        'locatrice',
        'padrone di casa',
        'padrona di casa',
        'affitto',
        'casa',
        'appartamento',
        'contratto',
        'inquilino',
        'inquilina',
        'landlord',
      ],
    ],
    says: "After the first four years (three in a 3+2 lease) a landlord may refuse to renew only for a legal reason. Such are own use, family, a sale with no other home, or large works. The letter must name it and come six months before. “Other needs” is no reason: the lease runs on. Answer by registered letter, pay on, sign nothing. If the reason proves untrue in a year, claim 36 months' rent.",
    authority: cite('affitti', 'articoli 2, 3 e 5'),
  },
]

/** Questions about a tenant who leaves early for a new job or another grave reason. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'it',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_LEAVING_FOR_WORK: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.ask.leave-flat-job',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 5,
    verdict: 'yes',
    when: {
      not: [
        {
          says: [
            'mi ha mandato disdetta',
            'mandato la disdetta',
            'ricevuto la disdetta',
            'vuole vendere',
            'sfratto',
            'il proprietario vuole',
            'mi caccia',
          ],
        },
      ],
    },
    asks: [
      [
        'trovato lavoro',
        'nuovo lavoro',
        'lavoro in un',
        'trasferimento',
        'trasferito',
        'trasferita',
        'cambio lavoro',
        'mi sono separata',
        'mi sono separato',
        'gravi motivi',
        'new job',
        'separazione in corso',
        'per motivi di salute',
        'per malattia',
        'ho perso il lavoro e',
        'mi trasferisco per lavoro',
        'motivi di lavoro',
        'mi hanno trasferito',
      ],
      [
        'lasciare la casa',
        'lasciare casa',
        'lasciare l’appartamento',
        "lasciare l'appartamento",
        'disdetta',
        'recesso',
        'recedere',
        'andare via',
        'andarmene',
        'prima della scadenza',
        'prima dei',
        'prima dei 4 anni',
        'prima dei quattro anni',
        'disdire',
        'leave',
      ],
      [
        'affitto',
        'contratto',
        'preavviso',
        'inquilino',
        'inquilina',
        'proprietario',
        'canone',
        'rent',
        'sei mesi',
        'la casa in affitto',
        'casa in affitto',
      ],
    ],
    says: 'Yes. A job in another town, a job loss, illness or a like change that you could not foresee is a grave reason. Write it in a registered letter or PEC: the notice is six months, or less if the lease says so. You owe the rent for that time, even if you go sooner. Ask the owner to let you off if you bring a new tenant, and get it in writing.',
    authority: cite('affitti', 'articolo 3, comma 6; l. 392/1978, articoli 4 e 27'),
  },
]

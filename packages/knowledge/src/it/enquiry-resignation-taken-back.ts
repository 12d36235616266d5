/** Questions about a resignation that was sent and is to be taken back. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'it',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const ENQUIRY_RESIGNATION_TAKEN_BACK: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.ask.resignation-taken-back',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 4,
    verdict: 'do_this',
    asks: [
      ['dimissioni', 'dimessa', 'dimesso', 'dimettermi', 'resignation', 'resigned'],
      [
        'ho confermato',
        'confermato le',
        'ho già',
        'ho gia',
        'ho dato',
        'ho inviato',
        'ho mandato',
        'ho trasmesso',
        'ho firmato',
        'mi hanno fatto',
        'mi ha fatto',
        'spid',
        'mi sono dimessa',
        'mi sono dimesso',
        'le ho date',
        'ho fatto le',
        'inviate',
        'mandate',
        'sent',
      ],
      [
        'tornare indietro',
        'revocare',
        'revoca',
        'annullare',
        'annullarle',
        'ripensarci',
        'ripensato',
        'ormai',
        'rimediare',
        'ritirare',
        'ritirarle',
        'cambiato idea',
        'ho sbagliato',
        'quanti giorni',
        'pentita',
        'pentito',
        'take back',
      ],
    ],
    says: 'You have seven days from sending to take it back. Do it online with SPID in the same place, or through a patronato, a union or the labour inspectorate. The job then goes on as before. Write to the firm that you are ready to work, and sign nothing more. Later a judge can undo what threats forced: see a union. Pregnant or with a child under three it counts only once the inspectorate confirmed it.',
    authority: cite(
      'dimissioni',
      'articolo 26; d.lgs. 151/2001, articolo 55; c.c., articoli 1434 e 1435',
    ),
  },
]

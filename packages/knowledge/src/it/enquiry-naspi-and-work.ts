/** Questions about work during unemployment benefit. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'it',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_NASPI_AND_WORK: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.ask.naspi-worked',
    kind: 'answer',
    topics: ['debt', 'employment', 'general'],
    rank: 4,
    verdict: 'do_this',
    asks: [
      ['naspi', 'disoccupazione', 'unemployment'],
      [
        'giorni di vendemmia',
        'vendemmia',
        'lavorato',
        'ho fatto',
        'giorni di lavoro',
        'lavoretto',
        'a chiamata',
        'contratto a termine',
        'contratto',
        'stagionale',
        'partita iva',
        'prestazione occasionale',
        'worked',
      ],
      [
        'restituire',
        'indietro',
        'decadenza',
        'decaduto',
        'decaduta',
        'comunicato',
        'comunicare',
        'comunicazione',
        'rivuole',
        'revoca',
        'revocata',
        'indebito',
        'pay back',
      ],
    ],
    says: 'For employed work of up to six months the NASpI is only paused: INPS does it by itself from the firm’s report. It does not end for that, but a longer job with good pay ends it. For longer jobs with low pay, or own trade, you must tell INPS the income within a month. Ask INPS to look again, and appeal within 90 days with contract and pay slips. A patronato does it free. Or ask for instalments.',
    authority: cite('naspi', 'articoli 9, 10 e 11; l. 88/1989, articolo 46'),
  },
]

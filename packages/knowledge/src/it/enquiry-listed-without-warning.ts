/** Questions about an entry in a list of bad payers that no one announced. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'it',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_LISTED_WITHOUT_WARNING: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.ask.crif-no-warning',
    kind: 'answer',
    topics: ['debt', 'consumer', 'general'],
    rank: 5,
    verdict: 'do_this',
    asks: [
      [
        'crif',
        'segnalato',
        'segnalata',
        'segnalarmi',
        'segnalazione',
        'cattivo pagatore',
        'cattivi pagatori',
        'banche dati',
        'banca dati',
        'experian',
        'ctc',
        'eurisc',
      ],
      [
        'preavviso',
        'senza avviso',
        'senza avvisare',
        'senza avvisarmi',
        'senza avvertirmi',
        'nessuno mi ha avvisato',
        'nessuno mi ha avvertito',
        'non mi hanno avvisato',
        'non mi ha avvisato',
        'non sono stato avvisato',
        'non sono stata avvisata',
        'mai avvisato',
        'mai avvisata',
        'mai avvertito',
        'nessun avviso',
        'nessuna lettera',
        'nessuna comunicazione',
        'né lettera',
        'ne lettera',
        'mai ricevuto',
        'non ho ricevuto',
        'no warning',
      ],
    ],
    says: 'Before the first entry the lender must warn you, at least 15 days ahead, and prove that the warning reached you. If it cannot, ask it and CRIF in writing to delete the entry: free, within a month. If they refuse, go to the ABF (€20), the Garante or, in haste, a court. With a warning, one or two late parts leave the list twelve months after you paid. An agency can do no more than you.',
    authority: cite(
      'tub',
      'articolo 125, comma 3; Codice di condotta sui sistemi di informazioni creditizie (SIC); GDPR, articoli 12 e 17',
      '2021-01-01',
    ),
  },
]

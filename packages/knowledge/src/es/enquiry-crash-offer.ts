/** Questions about what an insurer offers after a crash. `asks` holds the words people type, in Spanish and English. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const ASK = {
  country: 'es',
  kinds: ['ENQUIRY'],
  kind: 'answer',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_CRASH_OFFER: readonly Rule[] = [
  {
    ...ASK,
    id: 'es.ask.crash-offer',
    topics: ['consumer', 'general'],
    rank: 8,
    verdict: 'no',
    asks: [
      ['accidente', 'choque', 'atropello', 'crash'],
      ['seguro', 'aseguradora', 'compañía', 'insurer'],
      [
        'ofrece',
        'ofrecen',
        'oferta',
        'poco',
        'aceptar',
        'indemnización',
        'indemnizacion',
        'finiquito',
        'offer',
      ],
    ],
    says: 'No, you need not accept. Within three months of your claim the insurer must make a reasoned offer, with the medical report. You may take the money as a part and claim the rest. You can ask for the court’s doctor (forense). Mind the one year, and sign no finiquito.',
    authority: cite('autos', 'artículo 7; LCS, artículo 20; Código Civil, artículo 1968.2'),
  },
]

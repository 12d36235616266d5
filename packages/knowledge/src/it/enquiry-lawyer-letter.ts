/** Questions about a letter of a lawyer that asks for money. `asks` holds the words people type, in Italian and English. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

export const ENQUIRY_LAWYER_LETTER: readonly Rule[] = [
  {
    country: 'it',
    kinds: ['ENQUIRY'],
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'it.ask.lawyer-letter',
    kind: 'answer',
    topics: ['debt', 'general', 'consumer'],
    rank: 11,
    verdict: 'do_this',
    when: {
      not: [
        {
          says: [
            'licenziamento',
            'licenziato',
            'licenziata',
            'sfratto',
            'divorzio',
            'separazione',
            'recensione',
            'diffamazione',
            'decreto ingiuntivo',
            'precetto',
          ],
        },
      ],
    },
    asks: [
      ['avvocato', 'avvocata', 'studio legale', 'lawyer', 'messa in mora', 'diffida'],
      [
        'lettera',
        'raccomandata',
        'pec',
        'mi chiede',
        'mi scrive',
        'mi ha scritto',
        'letter',
        'ricevuto',
        'ricevuta',
      ],
      ['soldi', 'pagare', 'pagamento', 'debito', 'euro', 'rispondere', 'fattura', 'pay'],
    ],
    says: 'It is a demand, not a court paper, and no one can take money because of it. Answer in writing before its date: ask for proof, or offer a plan. It puts you late, so interest runs, and starts the time limit again. If you stay silent they can ask a judge for an order to pay. Then you have 40 days.',
    authority: cite(
      'cc',
      'articoli 1219, 1224, 2697 e 2943; codice di procedura civile, articoli 633, 641 e 645',
    ),
  },
]

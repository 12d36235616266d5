/** Questions about a bank that blames its customer for a fraud. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'it',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_BANK_BLAMES: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.ask.bank-blames',
    kind: 'answer',
    topics: ['consumer', 'debt', 'general'],
    rank: 4,
    verdict: 'do_this',
    asks: [
      ['banca', 'poste', 'postepay', 'intesa', 'unicredit', 'bank'],
      [
        'colpa grave',
        'mia colpa',
        'colpa mia',
        'negligenza',
        'negligente',
        'non mi rimborsa',
        'non rimborsa',
        'non mi rimborsano',
        'rifiuta',
        'rifiutato',
        'rifiutano',
        'ha risposto',
        'chiude la pratica',
        'respinto',
        'non vuole rimborsare',
        'imprudente',
        'refuses',
      ],
      [
        'sms',
        'codici',
        'codice',
        'bonifico',
        'operatore',
        'truffa',
        'link',
        'telefonata',
        'prelievi',
        'addebiti',
        'carta',
        'scam',
      ],
    ],
    says: 'It is not the end. The bank must pay back what you did not allow, and must prove strong checks and your grave fault. A message in the bank’s own thread, or an odd instant transfer, speaks for you. Complain in writing: it must answer in 15 working days. Then go to the ABF online for €20, within twelve months. It often gives all or a part back. Last comes the judge.',
    authority: cite('pagamenti', 'articoli 7, 10, 10-bis, 11 e 12; articolo 128-bis TUB (ABF)'),
  },
]

/** Questions about a paper of a collector by which one acknowledges a debt. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'it',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const ENQUIRY_DEBT_ACKNOWLEDGED: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.ask.sign-acknowledgement',
    kind: 'answer',
    topics: ['debt', 'consumer', 'general'],
    rank: 5,
    verdict: 'do_this',
    asks: [
      [
        'recupero',
        'recupero crediti',
        'società di recupero',
        'societa di recupero',
        'creditore',
        'finanziaria',
        'cessionaria',
        'banca',
      ],
      [
        'riconoscimento del debito',
        'riconoscimento di debito',
        'ricognizione di debito',
        'riconosco il debito',
        'riconosca il debito',
        'piano di rientro',
        'piano di pagamento',
        'accordo di pagamento',
      ],
      ['firmare', 'firmo', 'firmi', 'firma', 'devo firmare', 'sottoscrivere'],
    ],
    says: 'Do not sign before you have checked the debt. Signing that you owe it starts the time limit again and takes away most defences: never owed, paid, too old. Ask in writing for the contract, the count and proof that the firm may collect. If it is right, offer parts without those words, and only what you can pay. A firm without a court title cannot seize.',
    authority: {
      title: 'Codice civile (c.c.)',
      provision: 'articoli 1988, 2937 e 2944',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:regio.decreto:1942-03-16;262',
      inForceFrom: '1942-04-21',
    },
  },
]

/** Questions about banks: closed accounts, sold debts, refused loans and loans in another name. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const ASK = {
  country: 'it',
  kinds: ['ENQUIRY'],
  kind: 'answer',
  checkedOn: '2026-11-22',
  checkBy: '2027-09-30',
} satisfies Partial<Rule>

export const ENQUIRY_BANK: readonly Rule[] = [
  {
    ...ASK,
    id: 'it.ask.identity-loan',
    kind: 'answer',
    topics: ['consumer', 'debt', 'general'],
    rank: 6,
    asks: [
      [
        'a mio nome',
        'mia identità',
        'identità',
        'miei dati',
        'i miei documenti',
        'my name',
        'identity',
      ],
      ['finanziamento', 'prestito', 'contratto', 'conto', 'sim', 'utenza', 'loan', 'contract'],
      [
        'rubato',
        'rubata',
        'aperto',
        'usato',
        'hanno fatto',
        'attivato',
        'furto',
        'truffa',
        'non ho',
        'frode',
        'used',
        'stolen',
      ],
    ],
    verdict: 'do_this',
    says: 'Report it to the police and send the report to the lender. You agreed to nothing, so you owe nothing. Ask the lender and CRIF to delete the entry.',
    authority: cite('cc', 'articoli 1325 e 2697; GDPR, articolo 17; codice penale, articolo 494'),
  },
  {
    ...ASK,
    id: 'it.ask.account-closed',
    kind: 'answer',
    topics: ['consumer', 'debt', 'general'],
    rank: 9,
    asks: [
      ['banca', 'bank'],
      [
        'chiuso il conto',
        'chiude il conto',
        'chiudere il conto',
        'chiuso il mio conto',
        'chiudere il mio conto',
        'chiusura del conto',
        'closed my account',
      ],
    ],
    verdict: 'it_depends',
    says: 'The bank must write two months before, unless there is a serious reason. It must pay out your money. You have the right to a basic account (conto di base) at a bank. Complain, then go to the ABF for €20.',
    dependsOn: 'why the bank closes it and what your contract says',
    authority: cite('tub', 'articoli 126-septies e 126-noviesdecies; ABF: articolo 128-bis'),
  },
  {
    ...ASK,
    id: 'it.ask.sold-debt',
    kind: 'answer',
    topics: ['debt', 'consumer', 'general'],
    rank: 9,
    asks: [
      [
        'ceduto',
        'venduto',
        'cessione',
        'comprato il mio debito',
        'acquistato il credito',
        'sold my debt',
      ],
      ['debito', 'credito', 'finanziamento', 'prestito', 'debt'],
    ],
    verdict: 'do_this',
    says: 'Ask the new owner for the contract and proof that it bought your debt. Against it you keep every defence: paid, too old, wrong sum. Pay nothing before you see proof.',
    authority: cite('cc', 'articoli 1260 a 1264; TUB, articoli 58 e 125-septies'),
  },
  {
    ...ASK,
    id: 'it.ask.credit-refused',
    kind: 'answer',
    topics: ['consumer', 'debt', 'general'],
    rank: 13,
    asks: [
      ['prestito', 'mutuo', 'finanziamento', 'carta di credito', 'loan'],
      [
        'rifiutato',
        'rifiutata',
        'respinto',
        'respinta',
        'negato',
        'negata',
        'non mi danno',
        'non mi concedono',
        'refused',
      ],
    ],
    verdict: 'do_this',
    says: 'If a credit file such as CRIF was the reason, the lender must tell you at once and free. Ask CRIF for your data free, and to correct or delete what is wrong or too old.',
    authority: cite('tub', 'articolo 125; GDPR, articoli 15 a 17 e 22; Codice di condotta SIC'),
  },
]

/** A lender refuses a loan: the file it used, your data and a person who looks. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'it',
  kinds: ['OTHER'],
  checkedOn: '2026-11-22',
  checkBy: '2027-09-30',
} satisfies Partial<Rule>

const CREDIT: Test = {
  says: [
    'richiesta di prestito',
    'richiesta di finanziamento',
    'richiesta di mutuo',
    'richiesta di credito',
    'richiesta di carta',
    'domanda di mutuo',
    'domanda di finanziamento',
    'domanda di prestito',
    'prestito personale',
  ],
}
const REFUSED: Test = {
  says: [
    'rifiutata',
    'respinta',
    'non accolta',
    'non è stata accolta',
    'non è stata approvata',
    'non accoglibile',
    'non possiamo accogliere',
    'rigettata',
    'esito negativo',
    'declinata',
  ],
}
const BASE_WHEN = { all: [CREDIT, REFUSED] }

export const CREDIT_REFUSAL: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.no-credit.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    when: BASE_WHEN,
    says: 'A lender says no to your request. You owe nothing because of it.',
    authority: cite('tub', 'articolo 125'),
  },
  {
    ...BASE,
    id: 'it.no-credit.right-told',
    kind: 'right',
    rank: 5,
    when: BASE_WHEN,
    says: 'If a credit file (CRIF, CTC, Experian) was the reason, the lender must tell you at once and free, with the name of the file.',
    authority: cite('tub', 'articolo 125'),
  },
  {
    ...BASE,
    id: 'it.no-credit.right-see',
    kind: 'right',
    rank: 6,
    when: BASE_WHEN,
    says: 'Ask the list of bad payers for your data. It is free, and it must answer within one month.',
    authority: {
      title: 'Regulation (EU) 2016/679 (GDPR, DSGVO, RGPD, AVG)',
      provision: 'articles 12 and 15',
      url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
      inForceFrom: '2018-05-25',
    },
  },
  {
    ...BASE,
    id: 'it.no-credit.right-wrong',
    kind: 'right',
    rank: 7,
    when: BASE_WHEN,
    says: 'A late part must be told to you before it goes on the file. If it was not, or it is wrong or too old, ask to delete it.',
    authority: cite(
      'privacy',
      'Codice di condotta sui sistemi di informazioni creditizie (SIC); GDPR, articoli 16, 17 e 82; TUB, articolo 125',
    ),
  },
  {
    ...BASE,
    id: 'it.no-credit.right-human',
    kind: 'right',
    rank: 8,
    when: BASE_WHEN,
    says: 'If a computer alone said no, you can ask for a person to look, say your side and contest it.',
    authority: {
      title: 'Regulation (EU) 2016/679 (GDPR, DSGVO, RGPD, AVG)',
      provision: 'article 22',
      url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
      inForceFrom: '2018-05-25',
    },
  },
  {
    ...BASE,
    id: 'it.no-credit.step-ask',
    kind: 'step',
    list: 'first',
    rank: 10,
    when: BASE_WHEN,
    says: 'Ask the lender which file it used and why. Write to that file. If the answer is bad, go to the ABF for €20 or to the Garante, free for a report.',
    authority: cite('tub', 'articoli 125 e 128-bis'),
  },
]

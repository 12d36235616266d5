/** Questions about a paper of a collector by which one acknowledges a debt. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const ENQUIRY_DEBT_ACKNOWLEDGED: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.sign-acknowledgement',
    kind: 'answer',
    topics: ['debt', 'consumer', 'general'],
    rank: 5,
    verdict: 'do_this',
    asks: [
      ['incassobureau', 'incasso', 'deurwaarder', 'schuldeiser', 'incassobedrijf'],
      [
        'schuld erken',
        'schuld erkent',
        'erken',
        'erkenning',
        'schuldbekentenis',
        'betalingsregeling',
        'erkent',
      ],
      ['teken', 'tekenen', 'ondertekenen', 'handtekening', 'getekend terug', 'moet ik tekenen'],
    ],
    says: 'Do not sign before you have checked the debt. Signing that you owe it starts the time limit again and takes away most defences: never owed, paid, too old. Ask in writing for the contract, the count and proof that the firm may collect. If it is right, offer parts without those words, and only what you can pay. A firm without a court title cannot seize.',
    authority: {
      title: 'Burgerlijk Wetboek Boek 3 (BW)',
      provision: 'artikelen 3:316 tot en met 3:319 en 3:322',
      url: 'https://wetten.overheid.nl/BWBR0005291/',
      inForceFrom: '1992-01-01',
    },
  },
]

/** Questions about a bank that ends or refuses an account. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_BASIC_ACCOUNT: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.basic-account',
    kind: 'answer',
    topics: ['consumer', 'debt', 'general'],
    rank: 5,
    verdict: 'yes',
    checkBy: '2027-10-31',
    asks: [
      ['bank', 'bankrekening', 'betaalrekening', 'rekening', 'bank account'],
      [
        'rekening opgezegd',
        'rekening openen',
        'nieuwe rekening',
        'geen rekening',
        'rekening geweigerd',
        'weigert een rekening',
        'basisrekening',
        'basisbankrekening',
        'basisbetaalrekening',
        'recht op een rekening',
        'rekening opzegt',
        'nergens een nieuwe',
        'refuses',
        'close my account',
      ],
    ],
    says: 'Yes. Who lives lawfully in the European Union has a right to a basic account, also with debts or a BKR entry. You cannot go into the red on it. The bank decides within ten working days and may refuse only for a few reasons, such as fraud or another Dutch account. Ask in writing for a “basisbetaalrekening”, and for the reason if it refuses. Then complain, and go to Kifid.',
    authority: {
      title: 'Wet op het financieel toezicht (Wft)',
      provision: 'artikelen 4:71f tot en met 4:71j',
      url: 'https://wetten.overheid.nl/BWBR0020368/',
      inForceFrom: '2016-11-30',
    },
  },
]

/** Questions about a town that asks a person on assistance for papers. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_BANK_STATEMENTS: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.bank-statements',
    kind: 'answer',
    topics: ['debt', 'general'],
    rank: 5,
    verdict: 'yes',
    checkBy: '2027-01-15',
    asks: [
      [
        'bankafschriften',
        'afschriften',
        'inlichtingen',
        'gegevens',
        'papieren',
        'huisbezoek',
        'bank statements',
      ],
      ['gemeente', 'bijstand', 'sociale dienst', 'uitkering', 'benefit'],
      [
        'vraagt',
        'geven',
        'moet ik',
        'inleveren',
        'opsturen',
        'weigeren',
        'stopt',
        'anders',
        'must i',
      ],
    ],
    says: 'Yes, mostly. On assistance you must give the papers that show your income, savings and home, and the town may ask for some months of statements. You may black out what names faith, health or politics, but not sums. Send them before the day in the letter, and keep proof. Need more time? Ask in writing before it. If it is stopped, you get one more date; object within six weeks too.',
    authority: {
      title: 'Participatiewet',
      provision: 'artikelen 17, 53a en 54',
      url: 'https://wetten.overheid.nl/BWBR0015703/',
      inForceFrom: '2015-01-01',
    },
  },
]

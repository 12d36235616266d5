/** Questions about the deposit of a rented home. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'
import { DEPOSIT_EVENT } from './leaving-the-home-words.ts'

const GENERAL = {
  country: 'ch',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general', 'consumer'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_DEPOSIT: readonly Rule[] = [
  {
    ...GENERAL,
    id: 'ch.ask.deposit',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 20,
    verdict: 'it_depends',
    when: {
      not: [
        {
          says: [
            'seit über einem jahr',
            'seit mehr als einem jahr',
            'vor über einem jahr',
            "depuis plus d'un an",
            'da oltre un anno',
          ],
        },
      ],
    },
    asks: [
      [
        'kaution',
        'mietkaution',
        'garantie de loyer',
        'deposito',
        'deposit',
        'mietkautionskonto',
        'caution',
        'cauzione',
        'mietzinsdepot',
        'depotkonto',
        'kautionskonto',
        'mieterkaution',
        'mietzinskaution',
        'garantie de mon loyer',
        'dépôt de garantie',
        'compte de garantie',
        'deposito di garanzia',
        'garanzia affitto',
        'deposito cauzionale',
        'swisscaution',
        'mietdepot',
        'mieterdepot',
        'ma garantie',
      ],
      DEPOSIT_EVENT,
    ],
    says: "It is at most three months' rent in your own bank account. If the landlord starts no case within a year, the bank pays it to you.",
    dependsOn: 'if the landlord claims something',
    authority: { ...LAW.rentDeposit, provision: 'Art. 257e, 267 und 267a' },
  },
]

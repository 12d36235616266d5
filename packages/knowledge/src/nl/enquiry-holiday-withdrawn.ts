/** Questions about leave that was granted and is then taken back. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

const BW7 = {
  title: 'Burgerlijk Wetboek Boek 7 (BW)',
  url: 'https://wetten.overheid.nl/BWBR0005290/',
}

export const ENQUIRY_HOLIDAY_WITHDRAWN: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.holiday-withdrawn',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 5,
    verdict: 'do_this',
    checkBy: '2027-10-31',
    asks: [
      ['vakantie', 'verlof', 'vrije dagen', 'vakantiedagen', 'holiday', 'leave'],
      [
        'intrekken',
        'ingetrokken',
        'trekt in',
        'trekt mijn',
        'afgezegd',
        'annuleren',
        'terugkomen',
        'goedgekeurd',
        'toch niet',
        'al geboekt',
        'geboekt',
        'withdrawn',
        'cancel',
      ],
      ['baas', 'werkgever', 'chef', 'leidinggevende', 'druk', 'rooster', 'boss'],
    ],
    says: 'Not only because it is busy. Leave that was granted stands. Your employer may change it only for weighty reasons, after talking with you, and must then pay what you lose, such as the trip. Write that you do not agree, send the bookings and the message that said yes. If it insists, a judge can decide fast: call the Juridisch Loket. Do not stay away without a word.',
    authority: { ...BW7, provision: 'artikel 7:638, leden 2, 4 en 5', inForceFrom: '1997-04-01' },
  },
]

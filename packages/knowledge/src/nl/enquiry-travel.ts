/** Questions about flights and package trips that are cancelled. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const BW7 = {
  title: 'Burgerlijk Wetboek Boek 7 (BW)',
  url: 'https://wetten.overheid.nl/BWBR0005290/',
}

const AIR = {
  title: 'Regulation (EC) No 261/2004',
  url: 'https://eur-lex.europa.eu/eli/reg/2004/261/oj',
}

export const ENQUIRY_TRAVEL: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.flight',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['consumer', 'general'],
    rank: 18,
    verdict: 'it_depends',
    asks: [
      ['vlucht', 'vliegtuig', 'luchtvaartmaatschappij', 'flight', 'airline'],
      [
        'vertraagd',
        'vertraging',
        'geannuleerd',
        'overboekt',
        'compensatie',
        'delayed',
        'cancelled',
        'canceled',
        'compensation',
      ],
    ],
    says: 'Ask the airline for care, your money back or another flight, and the fixed sum of the European rule. It need not pay the sum for causes it could not avoid, such as a storm.',
    dependsOn: 'why it was late, how late and how far',
    authority: { ...AIR, provision: 'articles 5 to 9', inForceFrom: '2005-02-17' },
  },
  {
    ...BASE,
    id: 'nl.ask.package-tour',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['consumer', 'general'],
    rank: 8,
    verdict: 'it_depends',
    checkedOn: '2026-11-22',
    asks: [
      [
        'reis',
        'pakketreis',
        'vakantie',
        'reisorganisatie',
        'reisbureau',
        'package tour',
        'holiday',
      ],
      ['geannuleerd', 'annuleren', 'geld terug', 'klacht', 'voucher', 'cancelled', 'refund'],
    ],
    says: 'If the organiser cancels a package tour, you get all your money back within 14 days. You need not take a voucher. If you cancel yourself, you mostly pay a fee that must be fair, but nothing when grave events at the place stop the trip.',
    dependsOn: 'who cancelled and why',
    authority: { ...BW7, provision: 'artikelen 7:509 en 7:510', inForceFrom: '2018-07-01' },
  },
]

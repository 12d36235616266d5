/** Questions of people on call who get fewer hours because they are pregnant. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  topics: ['employment', 'general'],
  checkedOn: '2026-11-23',
  checkBy: '2026-12-31',
} satisfies Partial<Rule>

export const ENQUIRY_PREGNANT_ON_CALL: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.pregnant-on-call',
    kind: 'answer',
    rank: 4,
    verdict: 'no',
    asks: [
      [
        'zwanger',
        'zwangerschap',
        'in verwachting',
        'bevallen',
        'bevalling',
        'uitgerekend',
        'pregnant',
      ],
      [
        'nulurencontract',
        'nul uren',
        'nul urencontract',
        '0 uren',
        '0 urencontract',
        'oproep',
        'oproepkracht',
        'oproepcontract',
        'oproepbasis',
        'flexcontract',
        'min-max',
        'minmaxcontract',
        'zero hours',
        'on call',
      ],
      [
        'minder uren',
        'geen uren',
        'bijna geen uren',
        'uren',
        'uur',
        'diensten',
        'rooster',
        'ingeroosterd',
        'niet meer op',
        'niet meer opgeroepen',
        'opgeroepen',
        'hours',
      ],
    ],
    says: 'No. To give you fewer hours because you are pregnant is banned, also on call. Claim your pay in writing, and say you are ready to work. The mean of your last three months counts as agreed. After twelve months your boss must offer that year’s mean as fixed hours. Keep rosters and messages. The College voor de Rechten van de Mens looks at it for free. Do not resign. Maternity leave stays yours.',
    authority: {
      title: 'Burgerlijk Wetboek Boek 7 (BW)',
      provision: 'artikelen 610b, 628a en 646',
      url: 'https://wetten.overheid.nl/BWBR0005290/',
      inForceFrom: '2020-01-01',
    },
  },
]

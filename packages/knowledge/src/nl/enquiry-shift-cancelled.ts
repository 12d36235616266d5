/** Questions about a shift of an on-call worker that is cancelled late. */
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

export const ENQUIRY_SHIFT_CANCELLED: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.shift-cancelled',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 5,
    verdict: 'yes',
    checkBy: '2026-12-31',
    asks: [
      [
        'oproepkracht',
        'oproepcontract',
        'nulurencontract',
        'nul uren',
        'nul-uren',
        '0 uren',
        '0-uren',
        'min-max',
        'flexcontract',
        'horeca',
        'op afroep',
        'invalkracht',
        'on call',
        'zero hours',
      ],
      [
        'afgezegd',
        'afgebeld',
        'belt af',
        'belt me af',
        'zegt af',
        'afzegt',
        'afgelast',
        'hoef niet te komen',
        'niet hoef te komen',
        'niet te komen',
        'hoefde niet te komen',
        'dienst gaat niet door',
        'diensten weg',
        'dienst weg',
        'geannuleerd',
        'gecanceld',
        'naar huis gestuurd',
        'cancelled',
        'avond ervoor',
        'avond van tevoren',
      ],
    ],
    says: 'Yes. If a shift is cancelled or changed less than four days before it starts, your employer still owes those hours. A collective agreement (CAO) may shorten that to 24 hours. A call that comes too late you may refuse. Keep the messages, add up the hours and ask for the pay in writing. After twelve months the employer must also offer you fixed hours, by the mean of that year.',
    authority: {
      ...BW7,
      provision: 'artikel 7:628a, leden 2 tot en met 5',
      inForceFrom: '2020-01-01',
    },
  },
]

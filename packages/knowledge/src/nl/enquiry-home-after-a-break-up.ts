/** Questions about the rented home after a break-up. `asks` holds the words people type, in Dutch and English. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_HOME_AFTER_A_BREAK_UP: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.not-on-lease',
    kind: 'answer',
    topics: ['housing', 'family', 'general'],
    rank: 6,
    verdict: 'no',
    asks: [
      [
        'scheiden',
        'scheiding',
        'uit elkaar',
        'gaan uit elkaar',
        'relatie uit',
        'divorce',
        'break up',
      ],
      ['huurcontract', 'huurwoning', 'huurhuis', 'huur', 'medehuurder', 'lease'],
      [
        'niet op',
        'eruit',
        'moet ik weg',
        'wie mag',
        'blijven',
        'mag ik',
        'uitzetten',
        'leave',
        'weg moet',
        'kan hij',
        'zijn naam',
        'haar naam',
        'kan zij',
      ],
    ],
    says: 'If you are married or registered partners and live there, you are co-tenant by law, also without your name on the lease. In a divorce the judge can say who stays. Only living together? Then you become co-tenant only after two years and a request to the landlord or judge. Act before you move out.',
    authority: {
      title: 'Burgerlijk Wetboek Boek 7 (BW)',
      url: 'https://wetten.overheid.nl/BWBR0005290/',
      provision: 'artikelen 7:266 en 7:267',
      inForceFrom: '2003-08-01',
    },
  },
]

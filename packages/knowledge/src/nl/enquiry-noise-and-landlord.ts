/** Questions about a landlord who does nothing against noisy neighbours. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_NOISE_AND_LANDLORD: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.noise-landlord',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 5,
    verdict: 'do_this',
    checkBy: '2027-10-31',
    asks: [
      ['overlast', 'herrie', 'lawaai', 'geluidsoverlast', 'muziek', 'stank', 'noise'],
      ['buren', 'buurman', 'buurvrouw', 'bovenburen', 'onderburen', 'benedenburen', 'neighbour'],
      [
        'woningcorporatie',
        'corporatie',
        'verhuurder',
        'huisbaas',
        'woningbouw',
        'woningstichting',
        'landlord',
      ],
    ],
    says: 'Keep a diary with days, hours and who else heard it. Report each time to the landlord in writing and ask for steps by a date. If the neighbour rents from the same landlord, it must act against serious noise. If it does not, a judge can order it, and a lower rent. Ask for free mediation (buurtbemiddeling) too. At night call the police: their reports are proof. Go on paying rent.',
    authority: {
      title: 'Burgerlijk Wetboek Boek 7 (BW)',
      provision: 'artikelen 7:204, 7:206, 7:207 en 7:213; artikel 5:37',
      url: 'https://wetten.overheid.nl/BWBR0005290/',
      inForceFrom: '2003-08-01',
    },
  },
]

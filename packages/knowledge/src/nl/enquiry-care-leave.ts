/** Questions about leave to care for a sick relative. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_CARE_LEAVE: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.care-leave',
    kind: 'answer',
    topics: ['employment', 'family', 'general'],
    rank: 4,
    verdict: 'yes',
    checkBy: '2027-10-31',
    asks: [
      [
        'zorgverlof',
        'mantelzorg',
        'mantelzorger',
        'calamiteitenverlof',
        'kortdurend zorgverlof',
        'langdurend zorgverlof',
        'care leave',
      ],
      ['weigert', 'weigeren', 'geweigerd', 'baas', 'werkgever', 'recht', 'mag', 'krijg', 'refuse'],
    ],
    says: 'Yes. For someone close who is ill and needs you, you may take twice your weekly hours each year, with 70% of your pay. For a grave or long illness there are six times your weekly hours a year without pay. In an emergency you may go at once for a short time, paid. Tell your employer in writing. It may say no only for very weighty reasons, and must give them. Then ask the Juridisch Loket.',
    authority: {
      title: 'Wet arbeid en zorg (Wazo)',
      provision: 'artikelen 4:1, 5:1 tot en met 5:11',
      url: 'https://wetten.overheid.nl/BWBR0013008/',
      inForceFrom: '2015-07-01',
    },
  },
]

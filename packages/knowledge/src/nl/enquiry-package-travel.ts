/** Questions about cancelling a package trip. `asks` holds the words people type, in Dutch and English. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_PACKAGE_TRAVEL: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.travel-ill',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 6,
    verdict: 'it_depends',
    asks: [
      ['reis', 'vakantie', 'pakketreis', 'hotel geboekt', 'vlucht geboekt', 'geboekt'],
      ['annuleer', 'annuleren', 'annulering', 'niet gaan', 'kan niet mee', 'cancel'],
      ['ziek', 'geld terug', 'kosten', 'ongeluk', 'overleden', 'operatie', 'ill'],
    ],
    says: 'You can always cancel a package trip, but the firm may ask a fair fee. Illness alone does not make it free. Look at your cancellation insurance first and report it the same day, with a doctor. Or hand the trip to someone else up to seven days before, for the real costs.',
    dependsOn: 'your insurance and the terms of the trip',
    authority: {
      title: 'Burgerlijk Wetboek Boek 7 (BW)',
      url: 'https://wetten.overheid.nl/BWBR0005290/',
      provision: 'artikelen 7:506 en 7:509',
      inForceFrom: '2018-07-01',
    },
  },
]

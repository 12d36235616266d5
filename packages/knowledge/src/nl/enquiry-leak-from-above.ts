/** Questions about water from the flat above. `asks` holds the words people type, in Dutch and English. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_LEAK_FROM_ABOVE: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.leak-above',
    kind: 'answer',
    topics: ['housing', 'general', 'consumer'],
    rank: 6,
    verdict: 'it_depends',
    asks: [
      [
        'bovenburen',
        'buren boven',
        'van boven',
        'vve',
        'appartement',
        'bovenbuurman',
        'bovenbuurvrouw',
        'boven mij',
        'boven ons',
      ],
      [
        'lekkage',
        'water',
        'plafond',
        'lek',
        'vochtplek',
        'leak',
        'druppelt',
        'lekt',
        'lekkages',
        'nat',
      ],
      [
        'schade',
        'betaalt',
        'doet niks',
        'doet niets',
        'aansprakelijk',
        'verzekering',
        'wie',
        'laminaat',
        'kapot',
        'wie moet',
        'vergoeden',
      ],
    ],
    says: 'Shared pipes, roof and walls are for the owners’ association (VvE) and its building insurance. Pipes inside the flat above are for that owner, mostly if they were careless. Report it in writing today, with photos, to both and to your own contents insurer. Set a last day; then a judge can order repair.',
    dependsOn: 'where the leak comes from',
    authority: {
      title: 'Burgerlijk Wetboek Boek 5 (BW)',
      url: 'https://wetten.overheid.nl/BWBR0005288/',
      provision: 'artikelen 5:112 en 5:126, met BW 6:162 en 6:174',
      inForceFrom: '1992-01-01',
    },
  },
]

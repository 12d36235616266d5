/** Questions about an energy contract signed at the door or by phone. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'

const BASE = {
  country: 'be',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_ENERGY_AT_THE_DOOR: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.ask.energy-door',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 5,
    verdict: 'yes',
    asks: [
      [
        'énergie',
        'energie',
        'électricité',
        'électricite',
        'gaz',
        'elektriciteit',
        'gas',
        'fournisseur',
        'leverancier',
        'energy',
        'engie',
        'luminus',
        'mega',
        'eneco',
      ],
      [
        'à ma porte',
        'à la porte',
        'porte à porte',
        'sonné',
        'sonner',
        'venue chez',
        'venu chez',
        'démarcheur',
        'démarcheuse',
        'vendeur',
        'sur une tablette',
        'tablette',
        'aan de deur',
        'aan mijn deur',
        'verkoper',
        'tablet',
        'aan huis',
        'au téléphone',
        'par téléphone',
        'telefonisch',
        'opgebeld',
        'at the door',
      ],
      [
        'signé',
        'contrat',
        'getekend',
        'contract',
        'annuler',
        'annuleren',
        'opzeggen',
        'changer',
        'overgestapt',
        'signed',
        'cancel',
        'rétracter',
        'herroepen',
      ],
    ],
    says: 'Yes. A contract signed at your door or by phone can be ended within 14 days, with no reason and at no cost. If they did not tell you of this right, you have twelve months more. Write to the new supplier today and keep proof. Ask your old supplier to keep you on, with the social tariff if you had it. Tell ConsumerConnect and the energy ombudsman.',
    authority: {
      ...LAW.withdraw,
      provision:
        'articles VI.64 à VI.73 et VI.45 à VI.53; articles VI.97 à VI.100 (pratiques trompeuses)',
    },
  },
]

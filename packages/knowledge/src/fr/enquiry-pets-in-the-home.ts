/** Questions about a pet in a rented home. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-23',
  checkBy: '2027-09-30',
} satisfies Partial<Rule>

export const ENQUIRY_PETS_IN_THE_HOME: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-home.pets',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 6,
    verdict: 'do_this',
    when: {
      not: [
        {
          says: [
            'voisin',
            'voisine',
            'voisins',
            'aboie',
            'vacances',
            'gîte',
            'airbnb',
            'mordu',
            'vétérinaire',
          ],
        },
      ],
    },
    asks: [
      ['chien', 'chat', 'chiens', 'chats', 'animal', 'animaux', 'animal de compagnie'],
      ['propriétaire', 'proprio', 'bailleur', 'bail', 'location', 'locataire', 'appartement'],
      ['refuser', 'interdire', 'interdit', 'refuse', 'le droit', 'clause', 'accepter', 'garder'],
    ],
    says: 'A lease of a home may not forbid a pet: such a clause counts as not written. You need not ask before you get a cat or a dog. But the animal may not do damage or disturb the neighbours: you answer for that. Dogs of the first category (attack dogs) can be forbidden. A holiday let may refuse pets.',
    authority: {
      title: 'Loi n° 70-598 du 9 juillet 1970',
      provision: 'article 10',
      url: 'https://www.legifrance.gouv.fr/loda/id/JORFTEXT000000501059/',
      inForceFrom: '2012-03-24',
    },
  },
]

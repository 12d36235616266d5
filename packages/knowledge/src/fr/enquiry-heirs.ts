/** Questions about heirs who do not agree. */
import type { Rule } from '@plainletter/contracts/rule'

import { CIVIL } from './law-codes.ts'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_HEIRS: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-family.coheirs',
    kind: 'answer',
    topics: ['family', 'general'],
    rank: 8,
    verdict: 'no',
    asks: [
      [
        'héritage',
        'succession',
        'hérité',
        'héritons',
        'héritiers',
        'indivision',
        'maison de mes parents',
        'maison de ma mère',
        'décès de mon père',
        'décès de ma mère',
        'décédé',
        'décédée',
        'inheritance',
      ],
      [
        'refuse de vendre',
        'veut pas vendre',
        'ne veut pas vendre',
        'refuse de partager',
        'bloque',
        'veut tout garder',
        'occupe la maison',
        'vit dans la maison',
        'habite la maison',
        'refuse de signer',
        'vendre',
        'partage',
        'loyer',
        'sell',
      ],
      [
        'frère',
        'soeur',
        'sœur',
        'frères',
        'sœurs',
        'cohéritier',
        'indivisaire',
        'belle-mère',
        'notaire',
        'ma part',
        'brother',
        'sister',
      ],
    ],
    says: 'No one must stay in a shared estate. Write to the others and the notary: offer to sell, to buy their share, or to sell yours. Who lives there alone owes the others a sum for it (indemnité d’occupation). Heirs with a large majority of the shares can ask a judge to let the home be sold. If nothing helps, the court orders the division or a sale: for this you need a lawyer. A mediator can help first.',
    authority: {
      ...CIVIL,
      provision: 'articles 815, 815-5-1, 815-9, 824 à 827 et 840',
      inForceFrom: '2009-05-14',
    },
  },
]

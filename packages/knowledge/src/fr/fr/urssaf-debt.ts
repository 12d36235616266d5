/** Contributions to Urssaf: the demand to pay. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const URSSAF_DEBT_WORDS: Words = {
  'fr.public.urssaf-deadline': {
    says: 'Vous avez deux mois pour contester la mise en demeure devant la commission de recours amiable. Elle doit être réglée dans le mois.',
    action: 'Contester devant la commission de recours amiable',
    consequence: 'Après, l’Urssaf peut délivrer une contrainte difficile à contester.',
  },
  'fr.public.urssaf-want': { says: 'L’Urssaf demande des cotisations sociales.' },
}

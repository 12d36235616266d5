/** Refusals on residence, visas and citizenship: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const RESIDENCE_FR: Words = {
  'ie.stay.wants': {
    says: "Le service d'immigration a dit non. La lettre dit si vous pouvez faire appel ou demander un réexamen, et avant quand.",
  },
  'ie.stay.right': {
    says: 'Vous avez droit aux raisons par écrit. Un refus de visa peut être contesté gratuitement, le plus souvent sous deux mois.',
  },
  'ie.stay.step': {
    says: "Prenez conseil cette semaine auprès d'un avocat ou de l'Immigrant Council of Ireland. Ne laissez pas finir votre séjour : demandez le renouvellement à temps.",
  },
  'ie.stay.right-deport': {
    says: 'Avant une expulsion, vous recevez une lettre et 15 jours ouvrés pour dire pourquoi rester. Prenez un avocat maintenant ; le Legal Aid Board peut aider.',
  },
  'ie.stay.know-citizen': {
    says: "Pas d'appel contre un refus de nationalité. Vous pouvez refaire une demande. Un tribunal peut vérifier si la décision était juste.",
  },
}

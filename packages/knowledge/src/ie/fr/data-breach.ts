/** The French words of the rows in ../data-breach.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_BREACH_FR: Words = {
  'ie.breach.want': {
    says: 'Une entreprise dit que d’autres ont pu voir vos données. Vous ne devez rien, mais protégez-vous.',
  },
  'ie.breach.right-told': {
    says: 'Si le risque est élevé, on doit vous avertir vite, clairement, et dire quoi faire. Demandez quelles données.',
  },
  'ie.breach.right-complain': {
    says: 'Vous pouvez vous plaindre gratuitement à la Commission de protection des données et demander des dommages au juge.',
  },
  'ie.breach.step': {
    says: 'Changez vos mots de passe, avertissez votre banque et méfiez-vous des appels à ce sujet.',
  },
}

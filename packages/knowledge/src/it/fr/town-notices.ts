/** The French words of the rows in ../town-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TOWN_NOTICES_WORDS: Words = {
  'it.town.step-real': {
    says: 'Vérifiez auprès du service des impôts de la commune (Ufficio Tributi). Cherchez le numéro vous-même et ne payez jamais par un lien dans un message.',
  },
  'it.town.option-parts': {
    says: 'Écrivez au bureau des impôts de la commune (Ufficio Tributi) et dites que l’argent manque.',
    title: 'Demander des parts à la commune',
    cost: 'Des intérêts.',
    time: 'Demandez dans les 60 jours.',
    risk: 'Deux parts manquées en six mois peuvent finir le plan.',
    bestFor: 'L’impôt est dû et vous ne pouvez pas payer d’un coup.',
  },
  'it.town.right-tari': {
    says: 'La TARI est due par qui détient ou utilise les locaux, pour cette durée. Là où la commune n’enlève pas les déchets, vous devez au plus 40 % : demandez-le par écrit.',
  },
}

/** Shared homes without a licence: rent back. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const SHARED_HOME_FR: Words = {
  'gb.shared-home.right-licence': {
    says: "La plupart des logements partagés par cinq personnes ou plus, de deux familles ou plus, ont besoin d'une licence de la commune. Louer sans elle est un délit.",
  },
  'gb.shared-home.right-rent-back': {
    says: "Vous pouvez demander au First-tier Tribunal le retour du loyer. Pour les faits depuis le 1er mai 2026, c'est jusqu'à deux ans de loyer, à demander sous deux ans. Avant, c'était un an.",
  },
  'gb.shared-home.answer': {
    says: 'Oui, si une licence était nécessaire et manque. Demandez à la commune, gardez les preuves de loyer, et saisissez le First-tier Tribunal pour un remboursement (rent repayment order).',
  },
  'gb.shared-home.right-fined': {
    says: 'Avant une amende, la mairie doit dire ses raisons et attendre votre réponse 28 jours. Après, vous pouvez saisir le First-tier Tribunal. Elle doit être sûre au-delà de tout doute raisonnable.',
  },
}

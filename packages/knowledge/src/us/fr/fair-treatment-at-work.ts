/** The French words of the rows in ../fair-treatment-at-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FAIR_TREATMENT_AT_WORK_FR: Words = {
  'us.pay.right-safe': {
    says: 'Votre employeur ne peut pas vous punir pour une plainte sur la sécurité. Vous avez seulement 30 jours pour le dire à l’OSHA.',
  },
  'us.pay.right-fair': {
    says: 'Il est interdit de vous traiter moins bien pour la race, la couleur, la religion, le sexe ou l’origine. C’est pareil pour l’âge à partir de 40 ans ou un handicap. L’EEOC doit l’apprendre de vous dans les 180 ou 300 jours.',
  },
  'us.pay.right-mother': {
    says: 'Votre employeur doit le plus souvent accorder des changements qui aident pendant la grossesse, et du temps et un lieu privé pour tirer le lait.',
  },
  'us.pay.right-talk': {
    says: 'Vous et vos collègues pouvez parler de la paie et demander de meilleures conditions, avec ou sans syndicat. Une plainte (charge) est à faire dans les six mois.',
  },
}

/** The French words of the rows in ../pay-and-safety.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PAY_AND_SAFETY_FR: Words = {
  'us.pay.right-salary': {
    says: 'Un salaire fixe ne suffit pas à supprimer les heures en plus. Vos tâches et votre paie doivent passer des tests fixés. Vous pouvez réclamer jusqu’à deux ou trois ans en arrière, et encore autant.',
  },
  'us.pay.right-status': {
    says: 'Le nom qu’on vous donne ne décide pas. Si l’entreprise dirige votre travail, vous êtes peut-être un employé avec droit aux heures en plus et au chômage.',
  },
  'us.pay.right-safe': {
    says: 'Votre employeur ne peut pas vous punir pour une plainte sur la sécurité. Vous avez seulement 30 jours pour le dire à l’OSHA.',
  },
  'us.pay.right-fair': {
    says: 'Il est interdit de vous traiter moins bien pour la race, la couleur, la religion, le sexe, l’origine, l’âge à partir de 40 ans, ou un handicap. L’EEOC doit l’apprendre de vous dans les 180 ou 300 jours.',
  },
  'us.pay.right-mother': {
    says: 'Votre employeur doit le plus souvent accorder des changements qui aident pendant la grossesse, et du temps et un lieu privé pour tirer le lait.',
  },
  'us.pay.right-talk': {
    says: 'Vous et vos collègues pouvez parler de la paie et demander de meilleures conditions, avec ou sans syndicat. Une plainte (charge) est à faire dans les six mois.',
  },
  'us.pay.right-background': {
    says: 'Avant d’agir selon un rapport sur votre passé (background report), un employeur doit vous donner une copie et du temps pour répondre. Vous pouvez contester les erreurs.',
  },
  'us.pay.right-leave': {
    says: 'Dans les entreprises de 50 travailleurs, vous pouvez le plus souvent prendre 12 semaines de congé non payé et retrouver votre emploi. Vous avez 15 jours pour apporter le formulaire d’un médecin.',
  },
}

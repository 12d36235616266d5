/** The French words of the rows in ../pay-and-safety.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

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
    says: 'Il est interdit de vous traiter moins bien pour la race, la couleur, la religion, le sexe ou l’origine. C’est pareil pour l’âge à partir de 40 ans ou un handicap. L’EEOC doit l’apprendre de vous dans les 180 ou 300 jours.',
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
  ...stateWords('rival-work', {
    AZ: 'une promesse de ne pas faire concurrence compte seulement si elle est juste en temps, lieu et travail',
    CA: 'une promesse de ne pas faire concurrence après un emploi est nulle, peu importe où vous l’avez signée',
    FL: 'une promesse de ne pas faire concurrence peut vous engager si elle est juste et protège un vrai intérêt de l’entreprise',
    GA: 'une promesse de ne pas faire concurrence engage surtout les chefs, vendeurs et employés clés, et doit être juste en temps et en lieu',
    IL: 'une promesse de ne pas faire concurrence est nulle au-dessous d’une paie par an fixée. Vous devez avoir 14 jours pour la lire',
    MA: 'une promesse de ne pas faire concurrence n’engage pas les employés à l’heure couverts par la loi sur les heures en plus. Elle n’engage pas non plus ceux dont le poste est supprimé. Elle demande une paie ou une autre valeur',
    MI: 'une promesse de ne pas faire concurrence doit être juste en temps, lieu et travail. Un juge peut la limiter',
    NJ: 'une promesse de ne pas faire concurrence compte seulement autant qu’elle est juste et ne vous nuit pas trop',
    NY: 'une promesse de ne pas faire concurrence compte seulement si elle est juste et nécessaire pour protéger des secrets ou des clients',
    NC: 'une promesse de ne pas faire concurrence doit être écrite, payée, et juste en temps et en lieu',
    OH: 'une promesse de ne pas faire concurrence compte autant qu’elle est juste. Un juge peut la limiter',
    PA: 'une promesse de ne pas faire concurrence doit faire partie de l’accord d’emploi ou être payée, et être juste en temps et en lieu',
    TX: 'une promesse de ne pas faire concurrence doit faire partie d’un autre accord et être juste en temps, lieu et travail',
    VA: 'un employeur ne peut pas lier des travailleurs à bas salaire par une promesse de ne pas faire concurrence. Les autres, seulement si elle est juste',
    WA: 'une promesse de ne pas faire concurrence est nulle au-dessous d’une paie par an fixée. Elle est nulle aussi s’ils l’ont cachée jusqu’à ce que vous preniez l’emploi. À partir du 30 juin 2027, presque toutes sont nulles',
  }),
  ...stateWords('work-injury', {
    AZ: 'faites votre demande pour un accident du travail dans l’année. Vous avez 90 jours pour protester contre un avis de l’assureur',
    CA: 'dites-le à votre employeur dans les 30 jours et demandez le formulaire. Vous avez le plus souvent un an pour aller à l’appeals board',
    FL: 'dites-le à votre employeur dans les 30 jours. Vous avez le plus souvent deux ans pour demander des prestations',
    GA: 'dites-le à votre employeur dans les 30 jours. Vous avez le plus souvent un an pour déposer une demande',
    IL: 'dites-le à votre employeur dans les 45 jours. Vous avez le plus souvent trois ans pour déposer',
    MA: 'dites-le à votre employeur dès que vous pouvez. Vous avez le plus souvent quatre ans pour demander',
    MI: 'dites-le à votre employeur dans les 90 jours. Vous avez le plus souvent deux ans pour demander',
    NJ: 'dites-le vite à votre employeur, dans les 90 jours au plus. Vous avez le plus souvent deux ans pour demander',
    'NY NC VA':
      'dites-le par écrit à votre employeur dans les 30 jours. Vous avez le plus souvent deux ans pour demander',
    OH: 'vous avez le plus souvent un an pour demander après un accident du travail, et 14 jours pour faire appel d’un ordre',
    PA: 'dites-le à votre employeur dans les 21 jours pour la paie entière, et dans les 120 jours au plus. Vous avez le plus souvent trois ans pour demander',
    TX: 'dites-le à votre employeur dans les 30 jours. Vous avez le plus souvent un an pour demander. Certaines entreprises du Texas n’ont pas d’assurance',
    WA: 'vous avez le plus souvent un an pour demander après un accident du travail, et 60 jours pour protester contre un ordre',
  }),
  'us.pay.right-tips': {
    says: 'Un employeur ou un chef ne peut pas garder vos pourboires. Il ne peut pas vous faire payer ses pertes si cela entame le salaire minimum.',
  },
}

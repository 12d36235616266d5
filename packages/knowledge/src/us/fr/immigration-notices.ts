/** The French words of the rows in ../immigration-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_NOTICES_FR: Words = {
  'us.immigration.right-evidence': {
    says: 'Vous avez le temps indiqué dans l’avis, au plus 12 semaines, pour répondre à une demande de preuves (request for evidence). Envoyez tout en une fois : aucun temps de plus n’est donné.',
  },
  'us.immigration.step-evidence': {
    says: 'Mettez l’avis au-dessus, envoyez-le pour qu’il arrive au plus tard ce jour-là, et gardez une preuve. Demandez d’abord à un aidant agréé (accredited) ou à un avocat.',
  },
  'us.immigration.right-refusal': {
    says: 'La plupart des refus peuvent être contestés ou réexaminés dans les 30 jours, ou 33 si l’avis est venu par la poste. L’avis dit lequel.',
  },
  'us.immigration.right-hearing': {
    says: 'Vous avez droit à une audience, à un avocat à vos frais, à voir les preuves et à un interprète.',
  },
  'us.immigration.step-hearing': {
    says: 'Allez à chaque audience : si vous en manquez une, un juge peut vous ordonner de quitter le pays. Dites au tribunal chaque nouvelle adresse dans les cinq jours.',
  },
  'us.immigration.want-refusal': {
    says: 'Le bureau d’immigration dit non à votre formulaire et donne ses raisons. L’avis dit ce que vous pouvez faire, et jusqu’à quand.',
  },
  'us.immigration.step-refusal': {
    says: 'Voyez cette semaine un avocat en immigration ou une aide agréée (accredited). Apportez l’avis et tout votre dossier, et notez le dernier jour pour le formulaire I-290B.',
  },
  'us.immigration.right-status': {
    says: 'Après 180 jours de séjour irrégulier, partir peut vous interdire de revenir trois ans, après un an, dix ans. Demandez à un avocat avant d’agir.',
  },
  'us.visa.want': {
    says: 'Le consulat ne donne pas le visa maintenant. 221(g) veut dire que des papiers ou contrôles manquent. 214(b), qu’il doute de votre retour.',
  },
  'us.visa.right': {
    says: 'Le refus doit nommer l’article de loi. Il n’y a le plus souvent pas d’appel, mais vous pouvez envoyer les papiers ou refaire une demande avec de nouvelles preuves.',
  },
  'us.visa.step': {
    says: 'Envoyez ce que le consulat demande dans l’année. Ne cachez jamais un refus dans un formulaire : une fausse réponse peut vous exclure pour toujours.',
  },
}

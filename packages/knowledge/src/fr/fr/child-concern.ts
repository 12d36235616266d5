/** The French words of the rows in ../child-concern.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_CONCERN_FR: Words = {
  'fr.worry.want': {
    says: 'Le département a reçu une information préoccupante sur votre enfant. Il doit l’évaluer, en général en trois mois.',
  },
  'fr.worry.right-support': {
    says: 'Vous pouvez venir à chaque rendez-vous avec la personne de votre choix. On doit vous dire le motif et le résultat, sauf risque pour l’enfant.',
  },
  'fr.worry.right-judge': {
    says: 'L’aide vient d’abord, et avec votre accord. Seul un juge des enfants peut imposer quelque chose, si l’enfant est en danger. En grand danger, le procureur peut agir aussitôt. Là, vous pouvez avoir un avocat et voir le dossier.',
  },
  'fr.worry.step': {
    says: 'Allez-y, restez calme et montrez le quotidien : école, médecin, repas. Notez vos réponses. Le 119 est gratuit jour et nuit, et des avocats conseillent gratuitement dans les points-justice.',
  },
}

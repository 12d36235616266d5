/** The French words of the rows in ../child-protection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_PROTECTION_FR: Words = {
  'de.youth.want': {
    says: 'On a signalé à l’office de la jeunesse (Jugendamt) une inquiétude pour votre enfant. La loi l’oblige à vérifier.',
  },
  'de.youth.reality': {
    says: 'Il doit d’abord vous parler et offrir de l’aide. Seul un juge aux affaires familiales peut retirer des droits aux parents.',
  },
  'de.youth.right-help': {
    says: 'Vous avez droit à une aide à la maison, comme une aide familiale (Hilfe zur Erziehung). Vous pouvez choisir qui la donne.',
  },
  'de.youth.right-support': {
    says: 'Vous pouvez venir à chaque entretien avec une personne de confiance et demander à voir le dossier.',
  },
  'de.youth.right-visit': {
    says: 'Sans ordre d’un juge, vous n’avez pas à les laisser entrer. Mais une visite calme clôt souvent l’affaire ; un non peut mener au juge.',
  },
  'de.youth.right-taken': {
    says: 'Enfant pris en charge (Inobhutnahme) ? Dites non par écrit aussitôt. Il faut alors le rendre ou saisir le juge sans tarder.',
  },
  'de.youth.step': {
    says: 'Allez à l’entretien ou demandez par écrit un autre jour. Notez ce qui va bien et demandez ce qui a été signalé. Un avocat ou Caritas peut venir.',
  },
}

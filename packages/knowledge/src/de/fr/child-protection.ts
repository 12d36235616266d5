/** The French words of the rows in ../child-protection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_PROTECTION_FR: Words = {
  'de.youth.want': {
    says: 'On a signalé à l’office de la jeunesse (Jugendamt) une inquiétude pour votre enfant. La loi l’oblige à vérifier.',
  },
  'de.youth.reality': {
    says: 'Il doit en général d’abord vous parler et offrir de l’aide. En danger urgent, il peut prendre l’enfant tout de suite. Mais seul un tribunal de la famille peut retirer des droits aux parents.',
  },
  'de.youth.right-help': {
    says: 'Demandez une aide à la maison, par exemple une aide familiale (Hilfe zur Erziehung). Si votre enfant en a besoin, vous y avez droit, et vous pouvez dire qui doit la donner.',
  },
  'de.youth.right-support': {
    says: 'Vous pouvez amener une personne de confiance à chaque entretien et demander à voir le dossier. Qui a signalé peut rester secret.',
  },
  'de.youth.right-visit': {
    says: 'Sans décision d’un tribunal, vous n’êtes pas obligé de les laisser entrer. Seule la police le peut quand même, en danger urgent. Une visite calme clôt souvent l’affaire ; un refus peut la mener au tribunal.',
  },
  'de.youth.right-taken': {
    says: 'Enfant pris en charge (Inobhutnahme) ? Dites non par écrit aussitôt. Il faut alors le rendre ou saisir le juge sans tarder.',
  },
  'de.youth.step': {
    says: 'Allez à l’entretien ou demandez par écrit un autre jour. Notez ce qui va bien et demandez ce qui a été signalé. Un avocat ou Caritas peut venir.',
  },
}

/** The meeting before a dismissal or a sanction (entretien préalable): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_MEETING_WORDS: Words = {
  'fr.job.want-invite': {
    says: 'Votre employeur vous invite à un entretien avant une décision. Vous n’êtes pas encore licencié.',
  },
  'fr.job.not-yet': {
    says: 'Ils ne peuvent pas vous licencier à l’entretien. La lettre part au plus tôt deux jours ouvrables après.',
  },
  'fr.job.know-adviser': {
    says: 'Sans représentants du personnel, un conseiller du salarié, gratuit, peut venir avec vous.',
    learnMore:
      'La liste est à la mairie et à l’inspection du travail. La convocation doit le dire.',
  },
  'fr.job.step-invite': {
    says: 'Allez à l’entretien avec un collègue ou un conseiller. Écoutez, notez, ne signez rien sur place.',
  },
  'fr.job.step-invite-check': {
    says: 'Comptez : cinq jours ouvrables pleins entre la réception de la lettre et l’entretien.',
  },
  'fr.job.right-meeting': {
    says: 'Vous avez droit à un entretien, au moins cinq jours ouvrables après la convocation, avec quelqu’un à vos côtés.',
  },
  'fr.job.element-meeting': {
    name: 'L’entretien préalable',
    says: 'Il doit y avoir eu un entretien avant.',
    ifMissing:
      'On ne voit pas d’entretien. S’il n’y en a pas eu, vous pouvez avoir jusqu’à un mois de salaire.',
  },
  'fr.job.element-adviser': {
    name: 'Que vous pouvez être assisté',
    says: 'La convocation doit dire que vous pouvez être assisté.',
    ifMissing:
      'On ne voit pas le droit d’être assisté. Notez-le : cela peut donner droit à une somme.',
  },
  'fr.job.right-sanction-meeting': {
    says: 'Avant une sanction qui touche votre emploi, on doit vous convoquer à un entretien. Vous pouvez venir avec un collègue, et le motif doit être écrit.',
  },
  'fr.job.right-two-months': {
    says: 'Une faute connue depuis plus de deux mois ne peut plus être punie. Un juge peut annuler une sanction trop dure ; un licenciement injustifié donne droit à une indemnité.',
  },
}

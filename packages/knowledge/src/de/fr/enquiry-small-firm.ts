/** Questions about a dismissal in a small firm: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SMALL_FIRM_FR: Words = {
  'de.ask-job.small-firm': {
    says: 'Avec dix personnes ou moins, l’employeur n’a en général pas besoin de motif ; les temps partiels comptent en part. De même dans vos six premiers mois. Mais il faut du papier, une vraie signature et tout le préavis. Les femmes enceintes et les personnes lourdement handicapées sont protégées, et la vengeance est interdite. Là aussi, vous n’avez que trois semaines pour le tribunal du travail.',
    dependsOn: 'la taille de l’entreprise et votre situation',
  },
}

/** Questions about a student grant refused because of parents who pay nothing: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STUDENT_GRANT_FR: Words = {
  'de.ask-benefit.student-parents': {
    says: 'Demandez par écrit au service BAföG une avance (Vorausleistung, formulaire 8). Il paie ce que vos parents doivent sans le donner, si vos études sont en danger, et le leur réclame. Faites-le maintenant : après la fin de la période accordée, c’est trop tard. Contestez aussi le refus en un mois. Les parents doivent l’entretien pour une première formation. Voyez le conseil social du Studierendenwerk.',
  },
}

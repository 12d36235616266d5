/** Questions about overtime that the boss orders: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERTIME_ORDERED_FR: Words = {
  'de.ask-job.overtime-ordered': {
    says: 'En général vous n’y êtes pas tenu, si ni le contrat ni un accord collectif ou d’entreprise ne le prévoit. Le pouvoir de donner des ordres n’allonge pas votre semaine. En cas d’urgence réelle, comme un feu ou une inondation, vous devez aider. Avec une telle clause vous devez, dans la limite légale : dix heures par jour au plus. Un doute ? Demandez l’ordre par écrit, et voyez d’abord le comité ou le syndicat. Les heures ordonnées se paient ou se rendent en temps.',
    dependsOn: 'votre contrat, l’accord collectif ou d’entreprise, et s’il y a urgence',
  },
}

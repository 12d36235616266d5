/** Questions about leave that was granted and is then taken back: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOLIDAY_WITHDRAWN_FR: Words = {
  'nl.ask.holiday-withdrawn': {
    says: 'Pas seulement parce qu’il y a du travail. Un congé accordé vaut. L’employeur ne le change que pour des raisons graves, après en avoir parlé, et paie alors votre perte, comme le voyage. Écrivez votre désaccord, avec réservations et message d’accord. S’il insiste, un juge tranche vite : appelez le Juridisch Loket. Ne partez pas sans rien dire.',
  },
}

/** Questions about the health premium of the town after a job was lost: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEALTH_PREMIUM_AFTER_DISMISSAL_DE: Words = {
  'jp.ask.health-premium-jobless': {
    says: 'Hat die Firma Ihnen gekündigt, den Vertrag nicht verlängert oder Sie hinausgedrängt, gibt es eine große Ermäßigung. Die Stadt zählt dann nur 30 % vom Lohn des Vorjahres. Sie gilt ab dem Tag nach dem Ende bis zum Ende des nächsten Haushaltsjahres. Sie kommt nicht von selbst: Bringen Sie die Bescheinigung der Arbeitslosenversicherung ins Rathaus, auch später. Ab 65 oder bei eigener Kündigung bitten Sie um Nachlass (減免) oder Raten. Vergleichen Sie mit der alten Versicherung.',
  },
}

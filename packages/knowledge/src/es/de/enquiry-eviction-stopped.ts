/** Questions about stopping an eviction case by paying: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_STOPPED_DE: Words = {
  'es.ask.evict-pay-stops': {
    says: 'Meist ja, einmal: Zahlen Sie alle Rückstände in den zehn Werktagen des Papiers, und das Verfahren endet (enervación). Es geht nicht, wenn Sie es schon einmal nutzten. Auch nicht, wenn der Eigentümer mindestens 30 Tage vor der Klage nachweisbar mahnte und Sie nicht zahlten. Bitten Sie in den ersten drei Tagen um einen kostenlosen Anwalt und um das Sozialamt. Ein Dekret vom Oktober 2026 lässt Ämter für Menschen in Not zahlen: Fragen Sie, ob es noch gilt.',
    dependsOn: 'ob es das erste Mal ist und wie gemahnt wurde',
  },
}

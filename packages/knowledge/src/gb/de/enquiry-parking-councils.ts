/** Questions about penalties of councils: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_COUNCILS_DE: Words = {
  'gb.ask-parking.council-appeal-england': {
    says: 'Schreiben Sie der Gemeinde innerhalb von 14 Tagen mit Fotos: Der niedrige Preis bleibt dann meist offen. Nach der notice to owner haben Sie 28 Tage für die förmliche Beschwerde. Lehnt sie ab, haben Sie 28 Tage für das kostenlose Tribunal. Ein guter Grund genügt.',
  },
  'gb.ask-parking.council-appeal-wales': {
    says: 'Schreiben Sie der Gemeinde innerhalb von 14 Tagen mit Fotos: Der niedrige Preis bleibt dann meist offen. Nach der notice to owner haben Sie 28 Tage für die förmliche Beschwerde. Lehnt sie ab, haben Sie 28 Tage für das kostenlose Tribunal. Ein guter Grund genügt.',
  },
}

/** Questions about insurers: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_WORDS: Words = {
  'it.ask.insurance-no': {
    says: 'Schicken Sie eine Beschwerde (reclamo) per zertifizierter E-Mail (PEC) oder Einschreiben (raccomandata). Nach 45 Tagen oder einem Nein gehen Sie online zum Arbitro Assicurativo (AAS), für 20 €. Achten Sie auf die zwei Jahre.',
  },
  'it.ask.offer-too-low': {
    says: 'Sie können das Geld als Teilzahlung nehmen und den Rest fordern. Schreiben Sie, dass Sie es nur «in acconto» annehmen, mit Kostenvoranschlag oder Arztbericht. Nach einem Nein hilft der Versicherungsschlichter. Nach einem Autounfall haben Sie zwei Jahre.',
  },
}

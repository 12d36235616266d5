/** Questions about insurers: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_WORDS: Words = {
  'it.ask.insurance-no': {
    says: "Mandi un reclamo con PEC o raccomandata. Dopo 45 giorni o un no, ricorra online all'Arbitro Assicurativo (AAS) con 20 €. Attenzione ai due anni.",
  },
  'it.ask.offer-too-low': {
    says: 'Può prendere i soldi e chiedere il resto. Scriva che li trattiene «in acconto», con il preventivo del carrozziere o una perizia medica. Dopo un no c’è l’Arbitro Assicurativo. Ha due anni dopo un incidente d’auto.',
  },
}

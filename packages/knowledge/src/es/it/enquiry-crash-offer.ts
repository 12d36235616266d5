/** The Italian words of the rows in ../enquiry-crash-offer.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRASH_OFFER_IT: Words = {
  'es.ask.crash-offer': {
    says: 'No, non deve accettare. Entro tre mesi dalla richiesta l’assicurazione deve fare un’offerta motivata con la relazione medica. Può prendere i soldi come acconto e chiedere il resto. Può chiedere il medico del tribunale (forense). Attento al termine di un anno, e non firmi un finiquito.',
  },
}

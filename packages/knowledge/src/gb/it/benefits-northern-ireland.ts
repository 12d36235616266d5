/** Too much benefit paid in Northern Ireland: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_NORTHERN_IRELAND_IT: Words = {
  'gb.ni-benefit.wants': {
    says: 'Il Department for Communities dice di averLa pagata troppo, e rivuole il denaro.',
  },
  'gb.ni-benefit.right-less': {
    says: "Universal Credit può essere ripreso anche se l'errore era loro. Può chiedere somme più piccole, o che rinuncino se ne soffrirebbe. Per i sussidi più vecchi serve una Sua colpa.",
  },
  'gb.ni-benefit.step': {
    says: 'Chieda come è calcolata ogni somma. Se è sbagliata, chieda entro un mese un nuovo esame. Mandi una lista delle spese e di quanto può pagare.',
  },
}

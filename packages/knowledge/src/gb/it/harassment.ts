/** Harassment, stalking and intimate pictures: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const HARASSMENT_IT: Words = {
  'gb.harass.right-order': {
    says: 'Molestare qualcuno due giorni o più è reato, e anche perseguitarlo. Un giudice può inoltre vietarlo e darLe denaro.',
  },
  'gb.harass.scotland': {
    says: 'Può chiedere al giudice un divieto (non-harassment order). Violarlo è reato. Tenga ogni messaggio e avvisi la polizia.',
  },
  'gb.harass.images': {
    says: "Diffondere un'immagine intima senza il Suo sì, o minacciarlo, è reato. Salvi i messaggi e avvisi la polizia.",
  },
  'gb.harass.answer': {
    says: 'Tenga ogni messaggio e annoti ogni visita. Lo denunci alla polizia come molestia. Un giudice può vietarlo. In pericolo chiami il 999.',
  },
}

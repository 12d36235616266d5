/** Questions of people who want to question what the police did: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_COMPLAINT_IT: Words = {
  'gb.ask-police.no-further-action': {
    says: 'Come vittima può chiedere un riesame se un sospetto è stato sentito. Chieda alla polizia, o alla procura se ha deciso lei, il Victims’ Right to Review, presto, di solito entro tre mesi, e dica quale prova manca. È gratis. Per un cattivo servizio reclami alla polizia; la risposta dice chi riesamina: entro 28 giorni. In pericolo, 999; un giudice può vietare i contatti.',
  },
  'gb.ask-police.stop-search': {
    says: 'Può reclamare gratis. Per la maggior parte delle perquisizioni servono veri motivi di sospetto, come droga o coltello; l’aspetto non lo è. Non deve dire il nome. Chieda il verbale, entro tre mesi. Scriva ora, luogo e numeri. Reclamo alla polizia; la risposta dice chi riesamina: entro 28 giorni.',
  },
}

/** Questions about changing the health insurer while premiums are open: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SWITCH_INSURER_OWING_IT: Words = {
  'ch.ask.switch-insurer-owing': {
    says: 'Se premi, partecipazioni ai costi, interessi o spese esecutive sollecitati non sono pagati, non può lasciare la cassa dell’assicurazione di base. Paghi tutto prima della fine del termine di disdetta, di solito il 31 dicembre, e il cambio riesce. Chieda oggi un conteggio esatto. Non resta mai senza copertura: la vecchia cassa continua a pagare cure e farmaci. Avvisi la nuova. Chieda al cantone il sussidio per i premi. Le complementari sono a parte.',
  },
}

/** Questions about traffic fines: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_IT: Words = {
  'es.ask.fine-half': {
    says: 'Pagare la metà chiude il caso: dopo resta solo il tribunale, e i punti si perdono lo stesso. Entro 20 giorni di calendario scelga: pagare la metà, o opporsi con prove e rinunciare allo sconto. Non si possono fare entrambe le cose. Guidava un altro? Lo indichi negli stessi 20 giorni, con nome, documento e indirizzo, e non paghi.',
  },
  'es.ask.fine-driver': {
    says: 'Indichi il vero conducente nel termine della lettera, con nome, documento e indirizzo. Altrimenti può arrivare una multa doppia o tripla. Non paghi la metà se vuole contestare.',
  },
  'es.ask.fine-too-old': {
    says: 'Un’infrazione lieve si prescrive dopo tre mesi. Una grave o molto grave, come quasi ogni eccesso di velocità, dopo sei. Ogni tentativo di notifica interrompe il tempo, anche la bacheca (TEU) dopo una posta fallita. È passato? Si opponga entro 20 giorni di calendario e non paghi, o perde quel diritto. Una multa definitiva si prescrive dopo quattro anni.',
    dependsOn: 'quanto è grave e che cosa Le è arrivato',
  },
}

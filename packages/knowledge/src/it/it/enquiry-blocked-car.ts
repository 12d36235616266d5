/** Questions about driving a car that the tax collector has blocked: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BLOCKED_CAR_IT: Words = {
  'it.ask.blocked-car-drive': {
    says: 'No. Una volta iscritto il fermo, nessuno può circolare con l’auto: la multa va da circa 2.000 a 8.000 euro, e l’assicurazione può non coprire. Un preavviso non è ancora un fermo. Entro i 30 giorni chieda la rateizzazione: pagata la prima rata il fermo non scatta. Oppure provi che l’auto serve alla sua attività. Cartelle mai notificate o prescritte si possono contestare.',
  },
  'it.ask.block-warning': {
    says: 'Non è ancora un fermo. Entro 30 giorni paghi o chieda le rate: pagata la prima, il fermo non si iscrive. Chieda la prova di ogni notifica. Mai ricevuta, o prescritta? Per le multe il giudice di pace entro 30 giorni, per il bollo la corte tributaria entro 60. L’auto della sua impresa è salva; per andare al lavoro di solito no. Una vendita finta ai parenti può essere annullata.',
  },
}

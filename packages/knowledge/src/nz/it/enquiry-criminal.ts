/** Questions about the police, a charge and an order against oneself: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_IT: Words = {
  'nz.ask.police': {
    says: 'Se non è in arresto, non deve andare né restare. Non deve rispondere né dichiarare, colpevole o no. Alla guida o se arrestato dia nome, indirizzo e data di nascita. Chieda un avvocato prima di ogni interrogatorio: la lista della polizia ne dà uno al telefono, gratis, giorno e notte. Dica che non risponde. Sia cortese e non accetti una perquisizione.',
  },
  'nz.ask.charged': {
    says: 'Vada in tribunale quel giorno, presto. Se manca, il giudice può farLa arrestare. Chieda allo sportello il duty lawyer: gratis e senza appuntamento. Il primo giorno può chiedere tempo per atti e consiglio prima di dichiararsi. Chieda il modulo di legal aid. Non ne parli con la polizia. Porti lettere su lavoro, famiglia e corsi iniziati.',
  },
  'nz.ask.order-against-me': {
    says: 'Lo rispetti da quando lo riceve. Violarlo è reato. Il contatto è permesso solo se l’altra persona acconsente per iscritto, e può ritirarlo. Un ordine temporaneo diventa definitivo dopo tre mesi se non si difende. Depositi presto la difesa (defence) al Family Court e chieda un’udienza. Chieda legal aid. Può opporsi al programma entro dieci giorni lavorativi. Il contatto con i figli si chiede allo stesso tribunale.',
  },
}

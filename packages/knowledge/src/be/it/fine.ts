/** The Italian words of Belgium: fine. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_IT: Words = {
  'be.fine.want': {
    says: 'La polizia o il procuratore offre di chiudere un caso stradale se paga.',
  },
  'be.fine.want-order': {
    says: 'È un ordine di pagamento (ordre de paiement, bevel tot betalen). Senza un ricorso si può eseguire come una sentenza.',
  },
  'be.fine.who': {
    says: 'Una multa viene da un comune, dalla polizia o dal procuratore. Un tribunale di polizia può esaminarla.',
  },
  'be.fine.reality': {
    says: 'Può difendersi per iscritto gratis. Se è giusta, pagare in tempo costa meno.',
  },
  'be.fine.rights-summary': {
    says: 'Può vedere il verbale, dire perché è sbagliato e andare al tribunale di polizia contro una decisione.',
  },
  'be.fine.not-yet': {
    says: 'Una prima offerta di pagamento non può essere eseguita da un ufficiale giudiziario (huissier). Prima deve venire un ordine o una decisione.',
  },
  'be.fine.deadline-order': {
    says: 'Ha 30 giorni da quando lo riceve per fare ricorso o pagare. La legge prende il decimo giorno lavorativo come ricezione. Contiamo dalla data, per prudenza.',
    action: 'Fare ricorso al tribunale di polizia, o pagare',
    consequence: 'L’ordine si può eseguire, anche trattenendo un rimborso di tasse.',
  },
  'be.fine.right-appeal': {
    says: 'Contro la decisione del comune può andare al tribunale di polizia entro un mese.',
  },
  'be.fine.right-contest': {
    says: 'Può contestare una prima offerta di pagamento, o dire chi guidava. Usi il modulo o il sito nella lettera.',
  },
  'be.fine.right-report': {
    says: 'La polizia deve spedire il verbale entro 14 giorni dal fatto. Se è stato spedito dopo, prova di meno.',
  },
  'be.fine.step-check': {
    says: 'Controlli targa, giorno, ora e luogo. Chieda il verbale e le foto.',
  },
  'be.fine.step-answer': {
    says: 'Paghi o risponda per iscritto prima dell’ultimo giorno. Non faccia entrambe le cose.',
  },
  'be.fine.step-proof': {
    says: 'Tenga foto di cartelli, biglietti e ricevute.',
  },
  'be.fine.option-defend': {
    title: 'Difendersi per iscritto',
    says: 'Dica per iscritto cosa è sbagliato e aggiunga prove.',
    cost: 'Gratis',
    time: 'Entro l’ultimo giorno nella lettera',
    risk: 'Se perde, la somma può essere più alta.',
    bestFor: 'È sbagliata, o non guidava Lei.',
  },
  'be.fine.option-pay': {
    title: 'Pagare in tempo',
    says: 'Paghi con il riferimento nella lettera. Allora quasi sempre il caso finisce.',
    cost: 'La somma',
    time: 'Entro l’ultimo giorno nella lettera',
    risk: 'La accetta.',
    bestFor: 'È giusta e può pagare.',
  },
  'be.fine.option-plan': {
    title: 'Chiedere di pagare a rate',
    says: 'Chieda un piano all’ufficio della lettera.',
    cost: 'La somma, a rate',
    time: 'Oggi.',
    risk: 'Possono dire no.',
    bestFor: 'È giusta ma troppo in una volta.',
  },
}

/** Questions about dismissal, its form and who is protected, and the first steps for workers: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_WORDS: Words = {
  'ch.ask.step-work': { says: "Chieda il motivo per iscritto e si iscriva all'URC." },
  'ch.ask.right-work': { says: 'Ha diritto a un termine di disdetta da uno a tre mesi.' },
  'ch.ask.fired': {
    says: "Chieda il motivo per iscritto. Si opponga prima della fine del termine di disdetta se la trova abusiva. Poi ha 180 giorni per l'autorità di conciliazione.",
  },
  'ch.ask.instant-dismissal': {
    says: 'Scriva subito che non lo accetta e offra il Suo lavoro. Senza motivo grave, o se hanno aspettato più di qualche giorno, devono la paga del preavviso e fino a sei mesi in più. Vada alla conciliazione.',
  },
  'ch.ask.notice-by-message': {
    says: 'Di solito è valida: la legge non chiede una forma. È nulla solo se contratto o CCL chiedono lo scritto. Controlli subito entrambi. Il termine di disdetta corre intero, con paga. Chieda il motivo per iscritto. Se era malato o incinta dopo la prova, la disdetta è nulla.',
  },
  'ch.ask.warned': {
    says: 'Un ammonimento non pone fine a nulla. Con il termine il datore può licenziare anche senza ammonimento, ma non in modo abusivo. In tronco solo per motivi gravi, o dopo un chiaro ammonimento se si ripete. Se è sbagliato, risponda per iscritto e chieda che resti agli atti.',
    dependsOn: 'da quanto era grave e da cosa succede dopo',
  },
}

/** What to do about a dismissal or a redundancy: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_STEPS_IT: Words = {
  'gb.job.step-appeal': {
    says: 'Faccia ricorso per iscritto, entro la data della lettera. Dica che cosa è sbagliato: i fatti, i passi fatti, o come hanno trattato gli altri.',
  },
  'gb.job.step-dates': {
    says: 'Scriva il giorno in cui il lavoro finisce. Il tempo per agire parte da lì: sei mesi se è finito il 1 ottobre 2026 o dopo.',
  },
  'gb.job.step-papers': {
    says: 'Raccolga contratto, buste paga, lettere, messaggi e note degli incontri. Lo faccia prima di perdere l’accesso.',
  },
  'gb.job.step-help': {
    says: 'Chiami questa settimana Acas, il sindacato o Citizens Advice. È gratis.',
  },
  'gb.job.step-sign': {
    says: 'Non firmi ancora un accordo (settlement agreement). La lega solo se un consulente indipendente l’ha consigliata.',
  },
  'gb.job.step-ni': {
    says: 'Chiami ora la Labour Relations Agency. Per quasi tutte le richieste ha tre mesi.',
  },
  'gb.job.appeal-over-step': {
    says: "L'appello è finito. Contatti oggi Acas per la conciliazione (early conciliation). È gratis e va fatta prima del tribunale.",
  },
  'gb.job.appeal-over-clock': {
    says: 'Il tempo per fare causa corre dalla fine del lavoro, non da questa risposta. Una parte è già passata.',
  },
}

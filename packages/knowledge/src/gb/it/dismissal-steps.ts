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
  'gb.job.talks-want': {
    says: 'Il Suo datore di lavoro scrive che il Suo posto può sparire. Nulla è deciso, e prima deve parlare con Lei.',
  },
  'gb.job.talks-rights': {
    says: 'Può dire che cosa pensa del piano, chiedere come si scelgono le persone e chiedere un altro posto.',
  },
  'gb.job.talks-reality': {
    says: 'Quello che dice negli incontri può cambiare il risultato. Un tribunale può chiedere poi se erano veri.',
  },
  'gb.job.talks-step-meeting': {
    says: 'Vada a ogni incontro, con un collega o il sindacato se lo permettono. Scriva che cosa si dice.',
  },
  'gb.job.talks-step-ask': {
    says: 'Chieda per iscritto chi altro è nel gruppo, con quali punti si valuta e quali posti sono liberi.',
  },
  'gb.job.talks-step-ideas': {
    says: 'Risponda per iscritto prima del giorno indicato. Dica che cosa è ingiusto e come salvare posti, per esempio con meno ore.',
  },
  'gb.job.talks-option': {
    says: 'Chieda i motivi, il gruppo e i punti, e faccia proposte Sue.',
    title: 'Partecipare agli incontri',
    cost: 'Nulla.',
    time: 'Alcune settimane.',
    risk: 'Basso. Non vuol dire che è d’accordo.',
    bestFor: 'Nulla è ancora deciso.',
  },
}

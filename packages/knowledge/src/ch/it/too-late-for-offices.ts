/** What can still be done when the time in a letter about a fine, a tax, a benefit, a home or a job is over: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OFFICES_IT: Words = {
  'ch.late.fine-reality': {
    says: 'I trenta giorni sono passati. Può seguire una procedura ordinaria, spesso un decreto d’accusa con spese. Allora ha dieci giorni per opporsi.',
  },
  'ch.late.fine-step': {
    says: 'Chiami oggi l’ufficio. Chieda se può ancora pagare la multa piccola. Se è arrivato un decreto sbagliato, si opponga entro dieci giorni.',
  },
  'ch.late.penal-step': {
    says: 'I dieci giorni sembrano passati. In ritardo senza colpa, come in ospedale? Entro 30 giorni da allora chieda il termine e si opponga nella stessa lettera.',
  },
  'ch.late.penal-plan': {
    says: 'Anche definitiva, la multa si può pagare a rate. Lo chieda oggi: non pagata può diventare giorni di carcere.',
  },
  'ch.late.tax-step': {
    says: 'In ritardo senza colpa, come malato o assente? Entro 30 giorni da allora reclami e dica perché. Altrimenti chieda oggi tempo o rate.',
  },
  'ch.late.tax-right': {
    says: 'Una decisione definitiva può ancora cambiare per un chiaro errore di calcolo o per fatti importanti che non poteva portare prima.',
  },
  'ch.late.benefit-step': {
    says: 'Chieda oggi il condono (Erlass): per iscritto, con buona fede, difficoltà e prove. Ha 30 giorni da quando la decisione è definitiva. In ritardo senza colpa? Entro 30 giorni da allora si opponga e dica perché.',
  },
  'ch.late.benefit-right': {
    says: 'Una decisione definitiva si può riesaminare per nuovi fatti importanti. L’ufficio può anche ritirarne una chiaramente sbagliata.',
  },
  'ch.late.home-step': {
    says: 'I trenta giorni sembrano passati. Corrono da quando l’ha ricevuta. Controlli il modulo: senza modulo ufficiale o lettera a ciascun coniuge è nulla, anche ora.',
  },
  'ch.late.home-right': {
    says: 'Nessuno può metterla fuori senza ordine del tribunale. Parli ora con il locatore di un giorno più tardi e si faccia dare il sì per iscritto.',
  },
  'ch.late.rent-step': {
    says: 'Paghi tutto oggi, anche se il tempo è passato, e chieda per iscritto di non dare disdetta. Se arriva, vada alla conciliazione entro 30 giorni.',
  },
  'ch.late.job-step': {
    says: 'Il preavviso è finito? Il denaro per disdetta abusiva di solito è perso. Paga, straordinari e ferie può ancora chiederli per cinque anni.',
  },
}

/** The Italian words of the rows in ../enquiry-hours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOURS_WORDS: Words = {
  'fr.ask-work.overtime': {
    says: 'Scriva le Sue ore giorno per giorno. Davanti al giudice mostri ore abbastanza precise; poi il datore deve mostrare le sue. Le prime otto a settimana valgono il 25 % in più, poi il 50 %, salvo un accordo più basso (almeno il 10 %). Può chiedere tre anni.',
  },
  'fr.ask-work.hours-changed': {
    dependsOn: 'quanto è grande il cambio',
    says: 'Piccoli cambi nella giornata li decide il capo, con un preavviso leale. Paga, durata o passaggio dal giorno alla notte richiedono il Suo sì. A tempo parziale servono di solito sette giorni lavorativi. Risponda per iscritto.',
  },
}

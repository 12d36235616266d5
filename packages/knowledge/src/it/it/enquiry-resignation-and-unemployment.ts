/** Questions about resigning and unemployment benefit (NASpI): the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RESIGNATION_AND_UNEMPLOYMENT_WORDS: Words = {
  'it.ask.naspi-cause': {
    says: 'Sì, anche dopo un licenziamento disciplinare, con 13 settimane in quattro anni. Chieda entro 68 giorni.',
  },
  'it.ask.resign': {
    says: 'Si dimetta online con SPID o al patronato, con il preavviso del CCNL. Può revocare entro sette giorni. La NASpI spetta solo per giusta causa.',
  },
  'it.ask.forced-resignation': {
    says: "Non firmi nulla. Le dimissioni valgono solo se le invia Lei online, con SPID o tramite un patronato; un foglio firmato non vale. Può revocarle entro sette giorni. In gravidanza, o con un figlio sotto i tre anni, valgono solo dopo la convalida dell'Ispettorato. Se La minacciano, annoti giorno e parole e vada al sindacato. A una contestazione può rispondere entro cinque giorni.",
  },
  'it.ask.wages-resign': {
    says: 'Due o più mesi non pagati sono di solito giusta causa. Non deve preavviso, ne riceve l’indennità e può chiedere la NASpI. Prima chieda la paga per iscritto e veda un sindacato. Se l’azienda fallisce, un fondo INPS paga TFR e ultimi tre mesi.',
  },
  'it.ask.naspi-length': {
    says: 'Dura la metà delle settimane versate negli ultimi quattro anni, al massimo due anni. Dal sesto mese cala del 3% al mese, dall’ottavo se ha più di 55 anni. La chieda entro 68 giorni.',
    dependsOn: 'quante settimane ha versato',
  },
}

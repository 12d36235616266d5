/** The Italian words of the rows in ../enquiry-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_IT: Words = {
  'es.ask.wages-unpaid': {
    says: 'Chieda per iscritto, poi chieda la conciliazione. Ha un anno per lo stipendio di ogni mese. Lo stipendio in ritardo porta il 10% di interessi.',
  },
  'es.ask.not-registered': {
    says: 'Ha tutti i diritti di un lavoratore, anche senza contratto scritto. Tenga messaggi, foto e nomi. Denunci all’ispettorato (Inspección de Trabajo), anche senza nome. Per la paga ha un anno, per il licenziamento 20 giorni lavorativi.',
  },
  'es.ask.overtime': {
    says: 'Tenga la sua lista di ore, con messaggi e turni. Gli straordinari si pagano, o si rendono come riposo entro quattro mesi, e di solito può rifiutare. Ha un anno per ogni somma, anche mentre lavora ancora lì: non aspetti. L’ispettorato tiene segreto il suo nome. Una punizione perché reclama è nulla.',
  },
  'es.ask.home-help-dismissed': {
    says: 'Lei ha i diritti di ogni lavoratore, anche senza contratto e senza documenti. Una famiglia può chiudere il lavoro solo per iscritto e con un motivo, come bisogni cambiati. Con la lettera deve 12 giorni di paga l’anno, al massimo sei mesi. Dopo un anno deve anche 20 giorni di preavviso, altrimenti sette. Niente lettera o niente soldi? Allora per lo più è ingiusto: 33 giorni l’anno. Chieda la conciliazione (SMAC) entro 20 giorni lavorativi. Chieda le paghe di un anno, e i contributi all’ispettorato del lavoro.',
  },
}

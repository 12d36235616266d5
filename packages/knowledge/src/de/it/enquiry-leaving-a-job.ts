/** Questions about exit agreements, fixed terms, references and unemployment pay after a job: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_JOB_WORDS: Words = {
  'de.ask-job.exit-agreement': {
    says: 'Non deve firmare, e mai subito. Firmare può costare dodici settimane di disoccupazione, e di più se il preavviso è accorciato. Se invece La licenziano, ha tre settimane per il tribunale. Allora serve un buon motivo in quasi ogni ditta con più di dieci persone. Senta prima sindacato, avvocato e Agentur für Arbeit.',
  },
  'de.ask-job.block-time': {
    says: 'Chi si dimette o firma un accordo di uscita senza un motivo grave può perdere fino a dodici settimane di indennità. Si opponga entro un mese. Intanto resta assicurato per malattia se è iscritto come disoccupato.',
    dependsOn: 'se aveva un buon motivo per uscire',
  },
  'de.ask-job.fixed-term': {
    says: 'Senza motivo al massimo due anni con tre proroghe. Per contestare la fine, vada in tribunale entro tre settimane dalla fine concordata.',
    dependsOn: 'il motivo e la durata del termine',
  },
  'de.ask-job.leave-at-end': {
    says: 'Se può, prenda i giorni rimasti durante il preavviso. I giorni che non può più prendere per la fine del lavoro vanno pagati. Non conta chi ha disdetto. Li chieda presto per iscritto, perché il contratto può fissare tre mesi.',
  },
  'de.ask-job.quit-and-benefit': {
    says: 'Alla fine sì, ma di solito dopo un blocco fino a dodici settimane. Nessuno con motivo grave: malattia provata, mobbing, paga arretrata, cure o nuovo posto sicuro. Prima di dimettersi prenda un certificato o il consiglio dell’agenzia. Si iscriva tre mesi prima della fine, o entro tre giorni.',
    dependsOn: 'se ha un motivo grave',
  },
}

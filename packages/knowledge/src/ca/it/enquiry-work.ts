/** The Italian words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_IT: Words = {
  'ca.ask.dismissed-pregnant': {
    says: 'È contro la legge licenziarla perché è incinta o in congedo. Faccia reclamo entro un anno all’ente per i diritti umani della Sua provincia, e chieda anche i soldi del preavviso.',
  },
  'ca.ask.settlement-agreement': {
    says: 'Non firmi sul posto. Dopo la firma quasi sempre non può chiedere di più. Non possono farla rinunciare al minimo di legge. Lo faccia leggere a un avvocato; spesso l’offerta sale.',
  },
  'ca.ask.roe': {
    says: 'Il datore deve rilasciarlo, di solito entro cinque giorni dall’ultimo periodo di paga. Chieda l’EI ora anche senza e avvisi Service Canada, che solleciterà.',
  },
  'ca.ask.probation': {
    says: 'Nei primi tre mesi (90 giorni in Alberta) la legge di solito non dà preavviso né paga. Il lavoro fatto va pagato. Un licenziamento per malattia, gravidanza o origine resta vietato.',
  },
  'ca.ask.bullied': {
    says: 'Scriva ogni volta che cosa è stato detto e chi l’ha visto. Lo dica per iscritto al datore di lavoro. Se riguarda sesso, razza o un altro motivo protetto, può aiutare un ufficio per i diritti umani.',
  },
  'ca.ask.bullied-qc': {
    says: 'In Québec ha diritto a un posto di lavoro senza molestie psicologiche. Annoti ogni volta e faccia reclamo alla CNESST entro due anni.',
  },
}

/** Questions about a job that the employer ends: reasons, notice and redundancy: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_IT: Words = {
  'ie.ask.fired': {
    says: 'Dopo 12 mesi di lavoro il datore deve mostrare un motivo e un modo giusti. Faccia reclamo alla WRC entro sei mesi. È gratis.',
    dependsOn: 'quanto ha lavorato lì, e il motivo',
  },
  'ie.ask.dismissed-pregnant': {
    says: 'È vietato licenziarla perché incinta o in congedo. Per questo non servono 12 mesi di lavoro. Reclami gratis alla WRC entro sei mesi.',
  },
  'ie.ask.settlement-agreement': {
    says: 'Non firmi subito. Una rinuncia vale solo se sapeva cosa perdeva; di solito serve una consulenza. Chieda all’azienda di pagare l’avvocato (solicitor).',
  },
  'ie.ask.fired-no-reason': {
    says: 'Dopo 12 mesi il datore deve mostrare un motivo giusto e una procedura giusta: richiami, colloquio, appello. Chieda i motivi per iscritto; deve averli in 14 giorni. Reclami alla WRC entro sei mesi. Il preavviso spetta dopo 13 settimane.',
  },
}

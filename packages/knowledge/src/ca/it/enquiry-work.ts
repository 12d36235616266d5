/** The Italian words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_IT: Words = {
  'ca.ask.pay-cut': {
    says: 'Dica per iscritto che non è d’accordo, e per ora continui a lavorare. Un grande taglio senza il Suo consenso può contare come licenziamento, con i soldi del preavviso. Chieda presto consiglio, perché aspettare può sembrare un consenso.',
  },
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
  'ca.ask.unpaid': {
    says: 'Chieda la Sua paga per iscritto con le date. Poi faccia reclamo all’ufficio del lavoro (employment standards office) della Sua provincia. È gratis.',
  },
  'ca.ask.bullied': {
    says: 'Scriva ogni volta che cosa è stato detto e chi l’ha visto. Lo dica per iscritto al datore di lavoro. Se riguarda sesso, razza o un altro motivo protetto, può aiutare un ufficio per i diritti umani.',
  },
  'ca.ask.bullied-qc': {
    says: 'In Québec ha diritto a un posto di lavoro senza molestie psicologiche. Annoti ogni volta e faccia reclamo alla CNESST entro due anni.',
  },
  'ca.ask.public-holiday': {
    says: 'Natale e alcuni altri giorni sono festivi pagati in ogni provincia. Se deve lavorare, la legge per lo più dà di più: in Ontario la paga festiva più una volta e mezza la paga, o un altro giorno libero pagato. Alcuni lavori sono esclusi. Reclami all’ufficio del lavoro (employment standards).',
    dependsOn: 'la sua provincia e il tipo di lavoro',
  },
  'ca.ask.contractor-status': {
    says: 'Il nome non decide. Se la ditta fissa gli orari, dà gli attrezzi e lei lavora solo per lei, forse è un dipendente. Allora le spettano straordinari, ferie e preavviso. Reclami gratis all’ufficio del lavoro (employment standards) o chieda alla CRA.',
    dependsOn: 'come lavora davvero',
  },
}

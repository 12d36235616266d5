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
  'ca.ask.fired-on': {
    says: 'In Ontario la legge dà circa una settimana per anno, fino a 8, e una liquidazione dopo 5 anni in una grande azienda. I giudici danno spesso molto di più. Non firmi ancora.',
  },
  'ca.ask.fired-bc': {
    says: 'In British Columbia spetta una settimana di paga dopo 3 mesi, due dopo un anno, tre dopo 3 anni, poi una all’anno fino a 8. I giudici danno spesso molto di più.',
  },
  'ca.ask.fired-ab': {
    says: 'In Alberta spetta una settimana di preavviso o paga dopo 90 giorni, due dopo 2 anni, quattro dopo 4, fino a otto dopo 10. I giudici danno spesso di più. Reclami entro sei mesi.',
  },
  'ca.ask.roe': {
    says: 'Il datore deve rilasciarlo, di solito entro cinque giorni dall’ultimo periodo di paga. Chieda l’EI ora anche senza e avvisi Service Canada, che solleciterà.',
  },
  'ca.ask.probation': {
    says: 'Nei primi tre mesi (90 giorni in Alberta) la legge di solito non dà preavviso né paga. Il lavoro fatto va pagato. Un licenziamento per malattia, gravidanza o origine resta vietato.',
  },
  'ca.ask.fired-sick-qc': {
    says: 'No. In Québec può assentarsi per malattia fino a 26 settimane in 12 mesi, e licenziarLa per questo è vietato. Reclami alla CNESST entro 45 giorni.',
  },
  'ca.ask.fired-sick': {
    says: 'LicenziarLa per malattia è quasi sempre contro i diritti umani. Reclami entro un anno. Può spettarLe anche il preavviso, e il posto dopo un congedo protetto.',
  },
}

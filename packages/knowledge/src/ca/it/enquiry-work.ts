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
}

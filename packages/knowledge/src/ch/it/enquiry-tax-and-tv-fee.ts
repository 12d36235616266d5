/** Questions about tax that is due or wrong, and the Serafe fee: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_TV_FEE_IT: Words = {
  'ch.ask.tax-cannot-pay': {
    says: 'Chieda tempo o rate prima della scadenza. In vera difficoltà chieda il condono prima dell’esecuzione. Alleghi prove. Se l’imposta è sbagliata, si opponga in 30 giorni.',
  },
  'ch.ask.tax-object': {
    says: 'Faccia reclamo scritto entro 30 giorni dalla decisione. È gratis. Dica che cosa è sbagliato e alleghi prove. Se l’ufficio ha solo stimato perché mancava la dichiarazione, la invii ora completa: deve mostrare che la stima è chiaramente sbagliata.',
  },
  'ch.ask.serafe': {
    says: 'Sì. Ogni economia domestica la deve una volta, anche senza televisione o radio. Con le prestazioni complementari ne è esente: invii la decisione a Serafe. Se arrivano due fatture, scriva a Serafe e al Comune.',
  },
}

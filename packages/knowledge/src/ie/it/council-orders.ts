/** The Italian words of the rows in ../council-orders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_ORDERS_IT: Words = {
  'ie.order.right-ask': {
    says: 'Può chiedere motivi e fascicolo, e dire la Sua. Se è ingiusto, l’Ombudsman è gratis.',
  },
  'ie.order.step-ring': {
    says: 'Chiami prima della scadenza la persona indicata. Chieda che cosa basta, e più tempo per iscritto.',
  },
  'ie.order.warn-planning': {
    says: 'Non c’è appello contro una enforcement notice. Non obbedire è reato: chieda presto consiglio.',
  },
  'ie.order.right-seven': {
    says: 'Il comune di solito può agire solo entro sette anni dall’inizio. Se è più vecchio, lo dica con prove.',
  },
  'ie.order.right-retention': {
    says: 'Alcuni lavori non richiedono permesso, altri si possono sanare (retention). Ciò da solo non ferma l’ordine.',
  },
}

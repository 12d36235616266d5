/** The Italian words of the rows in ../invoice.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INVOICE_IT: Words = {
  'ie.invoice.want': {
    says: 'Una ditta chiede di pagare per merce o lavoro. È una fattura, non una minaccia.',
  },
  'ie.invoice.right-service': {
    says: 'Il lavoro va fatto con cura e al prezzo concordato. Se no, può chiedere di rimediare o di abbassare il prezzo.',
  },
  'ie.invoice.right-goods': {
    says: 'La merce deve essere come descritta, di buona qualità e adatta all’uso.',
  },
  'ie.invoice.step-check': {
    says: 'Controlli le somme, quanto ha già pagato e i dati bancari a un numero che conosce.',
  },
}

/** The Italian words of the rows in ../guarantor.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const GUARANTOR_IT: Words = {
  'fr.guarantor.right-papers': {
    says: 'Una garanzia per l’affitto è nulla se non ha firmato a che cosa si impegnava o non ha ricevuto copia del contratto. Chieda i due documenti prima di pagare.',
  },
  'fr.guarantor.right-told': {
    says: 'Un’impresa deve avvisarLa presto del primo mancato pagamento. Altrimenti non deve interessi e penali di prima dell’avviso.',
  },
  'fr.guarantor.right-end': {
    says: 'Una garanzia senza data finale si può chiudere con raccomandata. Resta vincolato fino alla fine del contratto allora in corso.',
  },
}

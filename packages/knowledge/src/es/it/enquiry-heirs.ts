/** The Italian words of the rows in ../enquiry-heirs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEIRS_IT: Words = {
  'es.ask.coheirs': {
    says: 'Nessuno deve restare in un’eredità comune: ogni erede può chiedere la divisione in ogni momento. Prima scriva agli altri e offra di vendere o di comprare la quota. Un notaio può aiutare. Se rifiutano, il giudice divide o ordina la vendita. Veda un avvocato.',
  },
}

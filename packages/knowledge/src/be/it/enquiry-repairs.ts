/** The Italian words of the rows in ../enquiry-repairs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REPAIRS_IT: Words = {
  'be.ask.repairs': {
    says: 'Scriva al locatore per raccomandata, con foto e data. Se non fa nulla, il giudice di pace può ordinare i lavori o ridurre l’affitto. La regione può ispezionare gratis. Non smetta di pagare da solo.',
  },
}

/** A fee for leaving early: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const LEAVING_FEE_NL: Words = {
  'ie.leaving-fee.right': {
    says: 'Kosten voor eerder vertrek moeten eerlijk zijn en duidelijk voor u tekende. Anders binden ze u niet. Vraag hoe ze zijn berekend; ComReg kan een geschil met een telefoonbedrijf beslechten.',
  },
}

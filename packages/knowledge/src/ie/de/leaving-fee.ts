/** A fee for leaving early: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const LEAVING_FEE_DE: Words = {
  'ie.leaving-fee.right': {
    says: 'Eine Gebühr für früheres Aussteigen muss fair sein und vor der Unterschrift klar gewesen sein. Sonst bindet sie Sie nicht. Fragen Sie, wie sie berechnet wurde; ComReg kann einen Streit mit einer Telefonfirma klären.',
  },
}

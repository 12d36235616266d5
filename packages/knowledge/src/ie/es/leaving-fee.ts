/** A fee for leaving early: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const LEAVING_FEE_ES: Words = {
  'ie.leaving-fee.right': {
    says: 'Un cargo por irse antes debe ser justo y haber quedado claro antes de firmar. Si no, no le obliga. Pregunte cómo se calculó; ComReg puede resolver una disputa con una telefónica.',
  },
}

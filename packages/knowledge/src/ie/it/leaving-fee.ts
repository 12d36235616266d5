/** A fee for leaving early: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const LEAVING_FEE_IT: Words = {
  'ie.leaving-fee.right': {
    says: "Una penale per l'uscita anticipata deve essere equa e chiara prima della firma. Altrimenti non vincola. Chieda come è calcolata; ComReg può risolvere una lite con un operatore.",
  },
}

/** The Italian words of the rows in ../dismissal-myths.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_MYTHS_IT: Words = {
  'us.work.myth-notice': {
    says: 'In quasi tutti gli Stati un datore può licenziare senza preavviso o motivo. Un contratto, un sindacato o un licenziamento di massa può cambiarlo.',
  },
  'us.work.myth-fired-unemployment': {
    says: 'Essere licenziati da solo non esclude la disoccupazione (unemployment). Faccia domanda e lasci decidere l’ufficio dello Stato.',
  },
}

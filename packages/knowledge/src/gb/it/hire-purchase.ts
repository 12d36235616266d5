/** Italian: the words of the rows in ../hire-purchase.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HIRE_PURCHASE_IT: Words = {
  'gb.credit.right-car-finance': {
    says: 'Se una commissione alta o nascosta ha reso ingiusto il Suo finanziamento auto, può chiedere denaro. Si lamenti gratis con il finanziatore. Non serve una società.',
  },
  'gb.credit.right-hire': {
    says: 'Pagato un terzo, serve un giudice per riprendere il bene. Pagata la metà, può renderlo ben tenuto e non dovere altro. Un giudice può darLe tempo.',
  },
  'gb.credit.right-faulty-on-finance': {
    says: 'Un bene preso a credito ha un difetto? Si lamenti anche con chi ha dato il credito, non solo con il venditore. Dopo otto settimane, o la sua ultima risposta, il Financial Ombudsman può decidere gratis.',
  },
}

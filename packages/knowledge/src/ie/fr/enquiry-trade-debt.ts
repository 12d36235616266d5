/** Questions about the debt of a business: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADE_DEBT_FR: Words = {
  'ie.ask.trade-debt-house': {
    says: 'Une lettre ne peut pas prendre la maison. Il leur faut d’abord un jugement, qu’ils peuvent ensuite inscrire sur la part du débiteur. Seul un tribunal peut ordonner la vente, et il peut refuser ou attendre. Proposez des paiements échelonnés par écrit et appelez MABS au 0818 07 2000, gratuit.',
  },
}

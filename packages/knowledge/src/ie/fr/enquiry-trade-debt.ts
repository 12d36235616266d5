/** Questions about the debt of a business: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADE_DEBT_FR: Words = {
  'ie.ask.trade-debt-house': {
    says: 'Une lettre ne peut pas prendre la maison. Il leur faut d’abord un jugement, qu’ils peuvent ensuite inscrire sur la part du débiteur. Seul un tribunal peut ordonner la vente, et il peut refuser ou attendre. Proposez des paiements échelonnés par écrit et appelez MABS au 0818 07 2000, gratuit.',
  },
  'ie.ask.trade-debt-letter': {
    says: 'Une lettre seule ne prend rien. Répondez maintenant à l’avocat et offrez des versements que vous pouvez tenir. Jusqu’à €15,000, c’est la District Court : claim notice, 28 jours pour répondre, puis jugement. Ensuite seulement peuvent venir le sheriff, des versements ordonnés ou une hypothèque judiciaire. La dette du conjoint n’est pas la vôtre sans signature. MABS aide gratuitement : 0818 07 2000.',
  },
}

/** Questions about pay that the employer holds back for damage: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_HELD_BACK_FR: Words = {
  'be.ask.pay-held-back': {
    says: 'Pas sur la seule parole de l’employeur. Vous ne répondez que du dol, de la faute lourde ou d’une faute légère habituelle. Même alors, il ne peut retenir que ce que vous avez accepté par écrit après le dégât ou ce qu’un juge a fixé, et au plus un cinquième du net, sauf dol. Un papier signé sous pression peut être attaqué. Réclamez par écrit, puis l’inspection sociale et votre syndicat.',
  },
}

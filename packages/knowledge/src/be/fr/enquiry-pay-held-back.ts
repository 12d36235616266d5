/** Questions about pay that the employer holds back for damage: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_HELD_BACK_FR: Words = {
  'be.ask.pay-held-back': {
    says: 'Pas sur la seule parole de l’employeur. Vous ne répondez que du dol, de la faute lourde ou d’une faute légère habituelle. Même alors, il ne peut retenir que ce que vous avez accepté par écrit après le dégât ou ce qu’un juge a fixé, et au plus un cinquième du net, sauf dol. Un papier signé sous pression peut être attaqué. Réclamez par écrit, puis l’inspection sociale et votre syndicat.',
  },
  'be.pay-kept.want': {
    says: 'Votre employeur garde une partie du salaire pour un dommage. Il dit que c’est à vous de payer.',
  },
  'be.pay-kept.right': {
    says: 'Vous ne répondez que du dol, de la faute lourde ou d’une faute légère habituelle. Même alors, il ne peut retenir que ce que vous avez accepté par écrit après le dégât ou ce qu’un juge a fixé, et au plus un cinquième du net, sauf dol. Un papier signé sous pression peut être attaqué. Réclamez par écrit, puis l’inspection sociale et votre syndicat.',
  },
  'be.pay-kept.step': {
    says: 'Écrivez que vous n’êtes pas d’accord et demandez tout le salaire pour un jour fixé. Ne signez pas que vous le devez. Demandez à un syndicat.',
  },
}
